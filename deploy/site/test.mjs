import { run } from './run.mjs';

run('deploy/site/test-site.ts');
