/** Runs a TypeScript program of the workspace, at an absolute path, in this process. */
export function runProgram(program: string, args: string[]): Promise<void>;

/** Returns the path of the current bundle of a TypeScript program or module, after building it if necessary. */
export function bundleOf(program: string): Promise<string>;
