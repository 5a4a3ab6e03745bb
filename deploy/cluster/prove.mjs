import { runTool } from '../site/run.mjs';

await runTool('deploy/cluster/prove.ts');
