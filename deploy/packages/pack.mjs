import { run } from '../site/run.mjs';

run('deploy/packages/pack.ts');
