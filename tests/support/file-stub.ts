/** Stands in for style sheets and fonts, which only webpack understands. */
export default '/file-stub';
