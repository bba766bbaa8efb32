/** What `_tokens.scss` calls `--page`, for what browsers read beside the styles. */
export const pageColours = { light: '#fff6ea', dark: '#260a1f' };
