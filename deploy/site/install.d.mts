/** The checkout's folder. */
export const root: string;

/** Installs the workspace if it does not match the lockfile; exits the process on failure. */
export function ensureInstalled(): void;

/** Returns the exit code. */
export function install(lockfile: '--frozen-lockfile' | '--no-frozen-lockfile'): number;
