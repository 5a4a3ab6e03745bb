import { run } from '../site/run.mjs';

run('deploy/generator/generate.ts');
