import { run } from './lib/run.mjs';

run('e2e/bench/main.ts');
