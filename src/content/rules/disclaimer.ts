import type { Rule } from './rule';

/** How a language says that one thing does not replace another. */
const denials: Record<string, { pattern: RegExp; example: string }> = {
  fr: {
    pattern: /n(?:e |['’]).{0,40}(?:rempla|substitu)/i,
    example: 'ne remplace pas l’avis des professionnels de santé',
  },
  en: {
    pattern: /(?:not?|n['’]t|never)\b.{0,40} (?:replace|substitute)/i,
    example: 'does not replace professional medical advice',
  },
  es: {
    pattern: /(?:no|nunca|ningún caso) (?:.{0,40} )?(?:sustitu|reemplaza)/i,
    example: 'no sustituye la opinión de los profesionales de la salud',
  },
};

/** The foot of every page says that the app does not replace a health professional’s advice. */
export const disclaimer: Rule = ({ loaded }) =>
  loaded.flatMap(({ type, lang, passages, diagnosticAt }) => {
    const denial = denials[lang];
    if (type !== 'Navigation' || !denial) return [];
    return passages
      .filter(({ path, text }) => path.join('.') === 'footer.disclaimer' && !denial.pattern.test(text))
      .map(({ path }) =>
        diagnosticAt(
          path,
          `It does not say whom the app does not replace. Write, for instance, « ${denial.example} ».`,
        ),
      );
  });
