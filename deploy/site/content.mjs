import { run } from './run.mjs';

run('api/manage/main.ts', ['content', ...process.argv.slice(2)]);
