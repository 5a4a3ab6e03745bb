import { runTool } from './run.mjs';

await runTool('deploy/site/test-site.ts');
