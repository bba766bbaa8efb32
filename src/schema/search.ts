import * as field from './fields';

const question = field.block('Question', {
  id: field.slug('Identifiant').meta({
    description: 'Celui de la question dans faq.<lang>.yaml.',
  }),
  asked: field
    .list('Autres façons de demander', field.keyword('Façon de demander'), { max: 60 })
    .describe('Des mots seuls, ou quelques mots ensemble, comme on les tape. Une virgule sépare deux façons.'),
});

const word = field.keyword('Mot');

export const search = field.block('Mots de la recherche', {
  ignored: field.list('Mots ignorés', word).describe('Les petits mots qui ne disent rien de ce qui est cherché.'),
  synonyms: field
    .list('Synonymes', field.list('Sens', word, { min: 2 }), { min: 0 })
    .describe('Une ligne par sens : qui tape un mot de la ligne, absent des réponses, trouve les autres.'),
  questions: field.list('Questions', question, { min: 0, max: 200 }),
});
