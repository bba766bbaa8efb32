/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.m?(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Parsers (unified, remark, micromark, parse5 …) are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(unified|remark|mdast|micromark|unist|vfile|bail|trough|is-plain-obj|devlop|decode-named|character-entities|github-slugger|parse5|entities)[^/]*/)',
  ],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/tests/support/class-names.js',
    '\\.(scss|woff2)$': '<rootDir>/tests/support/stubs.tsx',
    '^gatsby$': '<rootDir>/tests/support/stubs.tsx',
  },
};
