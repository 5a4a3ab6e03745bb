import { runTool } from './run.mjs';

await runTool('deploy/site/faults.ts');
