/** The first and the last mark of a quotation: of the languages that have such marks, and of a keyboard. */
const pairs = ['“”', '‘’', '«»', '‹›', '„“', '„”', '‚‘', '»«', '””', '""', "''"];

/** Marks that are taken for each other: where one of a kind stands inside, a text is more than one quotation. */
const kinds = ['“”„"', "‘’‚'", '«»', '‹›'];

/** Between two ' of YAML, an apostrophe is written twice. */
const apostrophe = /(?<=\p{L})(?:''?|’)(?=[\p{L}\p{N}{])/gu;

/** The two marks of the one quotation that a text is made of; nothing if it is several, or none. */
export function marksAround(text: string): [open: string, close: string] | undefined {
  const whole = text.trim();
  const [open, close] = [whole.charAt(0), whole.slice(1).slice(-1)];
  if (!pairs.includes(open + close)) return undefined;
  const inside = whole.slice(1, -1).replace(apostrophe, '');
  const isOneOfSeveral = kinds.some((kind) => kind.includes(open) && [...kind].some((mark) => inside.includes(mark)));
  return inside.trim() === '' || isOneOfSeveral ? undefined : [open, close];
}
