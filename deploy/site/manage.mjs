import { run } from './run.mjs';

await run('api/manage/main.ts');
