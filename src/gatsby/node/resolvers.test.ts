import { createResolvers } from './resolvers';

type Resolve = (source: object, args: object, context?: object, info?: object) => unknown;

/** The resolver of a field, such as `LegalDocument.effectiveText`. */
const resolver = (name: string): Resolve => {
  const [type = '', field = ''] = name.split('.');
  let found: Resolve | undefined;
  const add = (all: Record<string, Record<string, { resolve: Resolve }>>) => {
    found = all[type]?.[field]?.resolve;
  };
  createResolvers?.({ createResolvers: add } as never, { plugins: [] }, () => {});
  if (!found) throw new Error(`${name} has no resolver.`);
  return found;
};

test.each([
  ['its own language', {}, '1er\u00a0mars\u00a02030'],
  ['that of the sentence', { lang: 'fr' }, '1er\u00a0mars\u00a02030'],
  ['that of the sentence', { lang: 'en' }, '1 March 2030'],
  ['that of the sentence', { lang: 'es' }, '1 de marzo de 2030'],
])('the day of a change is written in %s: %p', (_what, args, written) => {
  const document = { lang: 'fr', effective: '2030-03-01', effectiveText: '1er\u00a0mars\u00a02030' };
  expect(resolver('LegalDocument.effectiveText')(document, args)).toBe(written);
  expect(resolver('LegalDocument.effectiveText')({ lang: 'fr' }, args)).toBeNull();
});
