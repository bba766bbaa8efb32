/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  transform: { '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  // Parsers (unified, remark, micromark …) are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(unified|remark|mdast|micromark|unist|vfile|bail|trough|is-plain-obj|devlop|decode-named|character-entities|github-slugger)[^/]*/)',
  ],
};
