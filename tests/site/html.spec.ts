import { HtmlValidate } from 'html-validate';
import { htmlFiles } from '../../src/finish/html-files';
import { siteDir } from '../support/site-dir';
import { expect, test } from './support/test';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML takes attributes in React's own writing (`srcSet`), too.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // Ids may begin with any sign in HTML 5; those of Gatsby (`___gatsby`) and of `useId` do.
    'valid-id': ['error', { relaxed: true }],
    // The colour in an image's place before it has come is data.
    'no-inline-style': ['error', { allowedProperties: ['background-color'] }],
    // The check bounds titles, and the site's name after them.
    'long-title': 'off',
    // A link to a telephone number may be set on words, which must be free to begin a new line.
    'tel-non-breaking': 'off',
    // Gatsby's page template ends its lines with spaces.
    'no-trailing-whitespace': 'off',
  },
});

// The page of the CMS, if the site has one, is no visitor's.
for (const file of htmlFiles(siteDir).filter((one) => !one.startsWith('admin/'))) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(`${siteDir}/${file}`);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, line, column, message, selector }) => `${ruleId} at ${line}:${column}: ${message} (${selector})`,
      ),
    );
    expect(faults).toEqual([]);
  });
}
