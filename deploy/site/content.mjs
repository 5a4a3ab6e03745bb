import { run } from './run.mjs';

await run('api/manage/main.ts', ['content', ...process.argv.slice(2)]);
