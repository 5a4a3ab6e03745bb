import { run } from './run.mjs';

await run('api/backup/main.ts', ['restore', ...process.argv.slice(2)]);
