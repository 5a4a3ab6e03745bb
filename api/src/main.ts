import { readConfig } from './config.ts';
import { explain } from './explain.ts';

try {
  const config = readConfig(process.env);
  // Validate the settings before the import: loading the application takes seconds.
  const { start } = await import('./start.ts');
  await start(config);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
