import { runTool } from './run.mjs';

await runTool('deploy/site/check-site.ts');
