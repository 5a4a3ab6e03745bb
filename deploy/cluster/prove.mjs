import { run } from '../site/run.mjs';

run('deploy/cluster/prove.ts');
