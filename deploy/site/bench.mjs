import { run } from './run.mjs';

run('e2e/bench/main.ts');
