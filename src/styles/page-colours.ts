/**
 * The page's colours, for what browsers read beside the styles. They are those of `--page` in `_tokens.scss`, which neither
 * the build's last steps nor a script could read without compiling it; a test compares the two.
 */
export const pageColours = { light: '#fff6ea', dark: '#260a1f' };
