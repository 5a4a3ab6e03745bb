import { runTool } from '../site/run.mjs';

await runTool('deploy/containers/try.ts');
