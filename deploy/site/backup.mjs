import { run } from './run.mjs';

run('api/backup/main.ts', ['backup', ...process.argv.slice(2)]);
