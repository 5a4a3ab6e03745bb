import { run } from './run.mjs';

await run('deploy/site/start-site.ts');
