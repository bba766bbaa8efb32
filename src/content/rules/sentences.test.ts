import { countWords, sentencesOf } from './sentences';

test.each([
  ['two sentences', 'fr', 'Un mot. Et deux !', ['Un mot.', 'Et deux !']],
  ['a question', 'en', 'Who? We do.', ['Who?', 'We do.']],
  ['words that lead to a list', 'fr', 'Vous conservez notamment :', ['Vous conservez notamment :']],
  ['a part after a semicolon', 'fr', 'Écrivez-nous ; nous répondons.', ['Écrivez-nous ; nous répondons.']],
  [
    'an article of law',
    'fr',
    'Selon l’art. L. 221-18 du code. Puis rien.',
    ['Selon l’art. L. 221-18 du code.', 'Puis rien.'],
  ],
  [
    'articles in parentheses',
    'fr',
    'Un droit (articles L. 224-25-12 et suivants). Il dure.',
    ['Un droit (articles L. 224-25-12 et suivants).', 'Il dure.'],
  ],
  ['a number', 'fr', 'Elle est de 4,9 ou 4.9 sur 5. Bien.', ['Elle est de 4,9 ou 4.9 sur 5.', 'Bien.']],
  ['an abbreviation in English', 'en', 'See no. 5, e.g. Apple. Then stop.', ['See no. 5, e.g. Apple.', 'Then stop.']],
  ['a quoted sentence', 'fr', 'Il dit « en l’état ». Rien de plus.', ['Il dit « en l’état ».', 'Rien de plus.']],
  ['a line break', 'fr', 'Un mot\net deux.', ['Un mot et deux.']],
  ['no words at all', 'fr', ' … ', []],
])('%s', (_, lang, text, sentences) => {
  expect(sentencesOf(text, lang)).toEqual(sentences);
});

test.each([
  ['Vous avez quatorze jours.', 4],
  ['L’App Store : 85 à 90 % !', 5],
  ['« en l’état » ; voilà', 3],
  ['', 0],
])('%s has %i words', (sentence, count) => {
  expect(countWords(sentence)).toBe(count);
});
