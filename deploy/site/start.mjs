import { run } from './run.mjs';

run('deploy/site/start-site.ts');
