import { runTool } from './run.mjs';

await runTool('e2e/bench/main.ts');
