import { runTool } from '../site/run.mjs';

await runTool('deploy/kubernetes/check.ts');
