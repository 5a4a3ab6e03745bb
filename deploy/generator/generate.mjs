import { runTool } from '../site/run.mjs';

await runTool('deploy/generator/generate.ts');
