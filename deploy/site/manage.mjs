import { run } from './run.mjs';

run('api/manage/main.ts');
