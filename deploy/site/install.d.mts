/** The checkout's folder. */
export const root: string;

/** Installs the workspace when what is installed is not what the lockfile says; ends the process if that fails. */
export function ensureInstalled(): void;

/** Returns the exit code. */
export function install(lockfile: '--frozen-lockfile' | '--no-frozen-lockfile'): number;
