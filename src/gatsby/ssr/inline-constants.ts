import postcss from 'postcss';

const use = /var\((--[\w-]+)\)/g;

/**
 * Writes the values of custom properties that never change in their place: a page is smaller and its
 * styles are computed sooner without them. Those that a media query or an element sets anew stay.
 * @param css a style sheet whose constants stand in a `:root` of their own level
 */
export const inlineConstants = (css: string): string => {
  const root = postcss.parse(css);
  const times = new Map<string, number>();
  root.walkDecls(/^--/, ({ prop }) => {
    times.set(prop, (times.get(prop) ?? 0) + 1);
  });

  const constants = new Map<string, string>();
  root.each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.each((declaration) => {
      if (declaration.type !== 'decl' || times.get(declaration.prop) !== 1) return;
      // What is made of others may change with them.
      if (declaration.value.includes('var(')) return;
      constants.set(declaration.prop, declaration.value);
      declaration.remove();
    });
  });

  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(use, (text, name: string) => constants.get(name) ?? text);
  });
  return root.toString();
};
