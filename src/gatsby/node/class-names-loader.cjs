/** For webpack: a style module as the names of its classes, which is all that a page's markup needs of it. */
module.exports = function classNamesLoader() {
  const names = this.getOptions().names[this.resourcePath] ?? {};
  return Object.entries(names)
    .map(([name, short]) => {
      // As css-loader exports a name with dashes.
      const exported = name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
      return `export const ${exported} = ${JSON.stringify(short)};`;
    })
    .join('\n');
};
