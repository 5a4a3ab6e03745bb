import { run } from './lib/run.mjs';

run('shell/ops/cli.ts');
