import { ConfigError, readConfig } from './config.ts';
import { FolderTakenError } from './db/folder-lock.ts';

/** What the person at the terminal can act on: one line for a setting or a taken port, the whole error otherwise. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other process or set API_PORT.`;
  if (!(error instanceof Error)) return String(error);
  // A failed query's own message is the whole statement; the database says what was wrong with it in the cause.
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : (error.stack ?? error.message);
}

try {
  const config = readConfig(process.env);
  // A wrong setting is said at once: the application takes seconds to load.
  const { start } = await import('./start.ts');
  await start(config);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
