/** Numbers as digits and in the words of all languages of the site: a part of a pattern for `wholeWords`. */
export const numerals = [
  '\\d+(?:[.,]\\d+)?',
  'un[aeo]?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|quinze|vingt|trente',
  'one|two|three|four|five|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|quince|veinte|treinta',
].join('|');
