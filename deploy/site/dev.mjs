import { runTool } from './run.mjs';

await runTool('deploy/site/dev-remote.ts');
