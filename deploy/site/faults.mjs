import { run } from './run.mjs';

run('deploy/site/faults.ts');
