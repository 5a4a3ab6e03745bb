/**
 * Lets webpack and the minifier drop what the site does not use of a library that ships as one file: module-level
 * `React.forwardRef(…)` calls carry no purity mark there, and `X.displayName = …` counts as a use, so that every
 * component of the library, and all that they call, would stay in the first load.
 */
module.exports = (source) =>
  source
    .replace(/^((?:var|const|let) [\w$]+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[\w$]+\.displayName = .*;$/gm, '');
