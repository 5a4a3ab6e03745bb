import { readConfig } from './config.ts';
import { explain } from './explain.ts';

try {
  const config = readConfig(process.env);
  // A wrong setting is said at once: the application takes seconds to load.
  const { start } = await import('./start.ts');
  await start(config);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
