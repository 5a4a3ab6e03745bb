import { run } from './run.mjs';

run('shell/releases/cli/main.ts');
