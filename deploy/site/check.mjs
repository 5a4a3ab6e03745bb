import { run } from './run.mjs';

run('deploy/site/check-site.ts');
