import { run } from './lib/run.mjs';

run('deploy/dev-remote.ts');
