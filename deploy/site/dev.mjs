import { run } from './run.mjs';

run('deploy/site/dev-remote.ts');
