import { run } from '../site/run.mjs';

run('deploy/cluster/up.ts');
