import { run } from './lib/run.mjs';

run('deploy/test-site.ts');
