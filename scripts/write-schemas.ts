/** `npm run schemas`: writes the JSON Schemas of the content, which the first line of each content file names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFolder, writeJsonSchemas } from '../src/schema/json-schemas';

mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of Object.entries(writeJsonSchemas())) writeFileSync(path.join(schemaFolder, name), text);
