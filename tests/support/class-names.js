/** Stands in for a CSS module in unit tests: each class has the name that it has in the style sheet. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) });
