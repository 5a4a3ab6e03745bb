// node shared/programs/src/run.mjs <program> [arguments]: runs a TypeScript program of the workspace.
import { resolve } from 'node:path';
import { runProgram } from './bundle.mjs';

const [program, ...args] = process.argv.slice(2);
await runProgram(resolve(program), args);
