import { run } from './lib/run.mjs';

run('deploy/generate.ts');
