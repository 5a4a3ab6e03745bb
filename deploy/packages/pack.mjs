import { runTool } from '../site/run.mjs';

await runTool('deploy/packages/pack.ts');
