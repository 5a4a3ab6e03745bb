import { run } from './run.mjs';

await run('api/backup/main.ts', ['backup', ...process.argv.slice(2)]);
