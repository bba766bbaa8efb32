/** `npm run schemas`: writes the JSON Schemas of the content, and binds them in VS Code's settings. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorBindings, schemaFolder, writeJsonSchemas } from '../src/content/json-schemas';

mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of Object.entries(writeJsonSchemas())) writeFileSync(path.join(schemaFolder, name), text);

const settingsFile = '.vscode/settings.json';
const settings = existsSync(settingsFile) ? JSON.parse(readFileSync(settingsFile, 'utf8')) : {};
mkdirSync(path.dirname(settingsFile), { recursive: true });
writeFileSync(settingsFile, `${JSON.stringify({ ...settings, 'yaml.schemas': editorBindings() }, null, 2)}\n`);
