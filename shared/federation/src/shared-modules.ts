/**
 * The singletons: the shell gives them, every remote takes them and carries no copy (`import: false`). `strictVersion`
 * makes a remote that needs another version fail at activation, where it is refused, and not in front of a visitor.
 */
export const sharedModules = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  '@site/runtime': '^1.3.0',
} as const;
