import { run } from './run.mjs';

run('api/backup/main.ts', ['restore', ...process.argv.slice(2)]);
