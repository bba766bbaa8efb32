import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import { allowedFunctions, allowedRules } from './allowed';

/**
 * What a style could fetch or run: rules such as `@import`, addresses outside of the drawing, functions that are not
 * known to be harmless; also where it is written with escapes (CSS Syntax Level 3).
 * @param css a style sheet, the declarations of an element, or a single value
 * @returns each as it is written
 */
export function styleFaults(css: string): string[] {
  const tokens = tokenize({ css }).filter(([type]) => type !== TokenType.Whitespace && type !== TokenType.Comment);
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (isHarmless(token, next)) return [];
    const end = token[0] === TokenType.Function && next?.[0] === TokenType.String ? next[3] : token[3];
    return [css.slice(token[2], end + 1)];
  });
}

function isHarmless(token: CSSToken, next: CSSToken | undefined): boolean {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return allowedRules.has(token[4].value.toLowerCase());
    case TokenType.URL:
      return isFragment(token[4].value);
    case TokenType.Function: {
      const name = token[4].value.toLowerCase();
      if (name === 'url') return next?.[0] === TokenType.String && isFragment(next[4].value);
      return allowedFunctions.has(name);
    }
    case TokenType.BadURL:
    case TokenType.BadString:
    case TokenType.CDO:
    case TokenType.CDC:
      return false;
    default:
      return true;
  }
}

/** Whether a reference stays within the drawing: the id of one of its elements, with nothing before the `#`. */
export function isFragment(reference: string): boolean {
  return /^#\S+$/.test(reference);
}
