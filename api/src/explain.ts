import { isDiskFull } from './disk/write-whole.ts';

/** Errors whose message says all there is to do. */
const own = new Set(['ConfigError', 'FolderTakenError', 'BackupError']);

const isAborted = (error: Error) =>
  error.name === 'RuntimeError' || error.name === 'ExitStatus' || /^(PGlite )?Aborted\(/.test(error.message);

/** The embedded database's own files fail with objects that are no errors: 51 is ENOSPC (emscripten, wasi errno). */
const isEmbeddedFull = (error: unknown) =>
  typeof error === 'object' && error !== null && (error as { name?: string; errno?: number }).errno === 51;

const FULL = 'The disk is full: make room and start again.';

/** The error as the terminal shows it: one line with the remedy where there is one, the stack otherwise. */
export function explain(error: unknown): string {
  if (isEmbeddedFull(error)) return FULL;
  if (!(error instanceof Error)) return String(error);
  if (own.has(error.name)) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other process or set API_PORT.`;
  if (isDiskFull(error)) return path ? `${path}: ${FULL}` : FULL;
  // A failed query's own message is the whole statement; the database says what was wrong with it in the cause.
  const reason = error.cause instanceof Error ? error.cause : error;
  if (isAborted(reason))
    return `The embedded database has stopped (${reason.message.slice(0, 200)}). Its disk may be full, or its folder damaged: make room, or bring back a backup with npm run restore.`;
  return reason.stack ?? reason.message;
}
