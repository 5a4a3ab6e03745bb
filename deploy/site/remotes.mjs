import { run } from './run.mjs';

await run('shell/releases/cli/main.ts');
