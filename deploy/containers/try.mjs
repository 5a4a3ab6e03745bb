import { run } from '../site/run.mjs';

run('deploy/containers/try.ts');
