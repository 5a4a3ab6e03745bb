/**
 * Singletons: the shell provides them, every remote consumes them without a copy (`import: false`). `strictVersion` makes
 * a remote that needs another version fail at activation instead of in front of a visitor.
 */
export const sharedModules = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  '@site/runtime': '^1.6.0',
} as const;
