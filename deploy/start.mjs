import { run } from './lib/run.mjs';

run('deploy/start-site.ts');
