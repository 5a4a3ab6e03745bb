import { join } from 'node:path';

/** Returns the arguments with which Node runs a TypeScript program of the workspace, at an absolute path. */
export const programArgs = (program: string, ...args: string[]) => [
  join(import.meta.dirname, 'run.mjs'),
  program,
  ...args,
];
