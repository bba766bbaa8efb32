import { ContentCopy } from '../../../tests/support/content-copy';
import { reloadContent } from '../read';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const file = 'landing/testimonials.yaml';
const whole = copy.read(file);

test.each<[what: string, name: string, alt: string, names: string | undefined]>([
  ['her own name', 'Inès', 'Portrait en papier découpé d’Inès, cheveux courts.', undefined],
  ['her first name', 'Inès D.', 'Portrait en papier découpé d’Inès, cheveux courts.', undefined],
  ['no name', 'Inès', 'Portrait en papier découpé. Cheveux courts, foulard rouge.', undefined],
  ['the name of another', 'Inès', 'Portrait en papier découpé de Zoé, cheveux courts.', 'Zoé'],
  ['a name of two parts', 'Inès', 'Portrait en papier découpé de Anne-Lise.', 'Anne-Lise'],
])('%s', (_, name, alt, names) => {
  copy.write(file, whole.replace(/^( {2}- name: ).*$/m, `$1${name}`).replace(/^( {4}alt: ).*$/m, `$1${alt}`));
  const { diagnostics, notes } = reloadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  const line = copy.read(file).slice(0, copy.read(file).indexOf(alt)).split('\n').length;
  expect(notes.filter(({ about }) => about === 'portrait').map((one) => [one.line, one.message])).toEqual(
    names ? [[line, `alt names ${names}, the testimonial is ${name}'s. Does it describe her portrait?`]] : [],
  );
});
