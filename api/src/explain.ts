import { fileSystemProblem } from '@site/kernel/file-system-problem';
import { isDiskFull } from './disk/disk-full.ts';

/** Errors with a message that needs no stack. */
const own = new Set(['ConfigError', 'FolderTakenError', 'BackupError']);

const isAborted = (error: Error) =>
  error.name === 'RuntimeError' || error.name === 'ExitStatus' || /^(PGlite )?Aborted\(/.test(error.message);

/** The embedded database throws plain objects when a file operation fails: 51 is ENOSPC (emscripten, wasi errno). */
const isEmbeddedFull = (error: unknown) =>
  typeof error === 'object' && error !== null && (error as { name?: string; errno?: number }).errno === 51;

const FULL = 'The disk is full: free some space and start again.';

/** Returns the text for the terminal: one line with the remedy for a known error, else the stack. */
export function explain(error: unknown): string {
  if (isEmbeddedFull(error)) return FULL;
  if (!(error instanceof Error)) return String(error);
  if (own.has(error.name)) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other process or set API_PORT.`;
  const problem = fileSystemProblem(error);
  if (problem) return problem;
  if (isDiskFull(error)) return FULL;
  // The message of a failed query is the whole statement. The database's reason is in the cause.
  const reason = error.cause instanceof Error ? error.cause : error;
  if (isAborted(reason))
    return `The embedded database has stopped (${reason.message.slice(0, 200)}). Its disk may be full, or its folder damaged: free some space, or restore a backup with npm run restore.`;
  return reason.stack ?? reason.message;
}
