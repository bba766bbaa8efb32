import { block, keyword, list, slug } from './fields';

const question = block('Question', {
  id: slug('Identifiant').meta({
    description: 'Celui de la question dans faq.<lang>.yaml.',
    examples: ['offline-use'],
  }),
  asked: list('Autres façons de demander', keyword('Façon de demander'), { max: 60 }).describe(
    'Des mots seuls, ou quelques mots ensemble, comme on les tape. Une virgule sépare deux façons.',
  ),
});

const word = keyword('Mot');

export const search = block('Mots de la recherche', {
  ignored: list('Mots ignorés', word).describe('Les petits mots qui ne disent rien de ce qui est cherché.'),
  synonyms: list('Synonymes', list('Sens', word, { min: 2 }), { min: 0 }).describe(
    'Une ligne par sens : qui tape un mot de la ligne trouve les autres.',
  ),
  questions: list('Questions', question, { min: 0, max: 200 }),
});
