import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

/** Installs missing packages, then runs a program of the site from the root of the workspace. */
export async function run(program, args = process.argv.slice(2)) {
  ensureInstalled();
  process.chdir(root);
  const { runProgram } = await import('../../shared/programs/src/bundle.mjs');
  await runProgram(join(root, program), args);
}

/** The same for a tool of developers. It runs through tsx, because some tools import TypeScript files by computed paths. */
export async function runTool(program) {
  ensureInstalled();
  process.chdir(root);
  process.argv[1] = join(root, program);
  const { register } = await import('tsx/esm/api');
  register();
  await import(process.argv[1]);
}
