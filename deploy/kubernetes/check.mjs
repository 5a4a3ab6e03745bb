import { run } from '../site/run.mjs';

run('deploy/kubernetes/check.ts');
