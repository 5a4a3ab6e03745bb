/**
 * Lets webpack and the minifier drop unused code of a library that ships as one file: its module-level
 * `React.forwardRef(…)` calls have no purity annotation, and `X.displayName = …` counts as a use, so that every component
 * and everything it calls would stay in the first load.
 */
module.exports = (source) =>
  source
    .replace(/^((?:var|const|let) [\w$]+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^[\w$]+\.displayName = .*;$/gm, '');
