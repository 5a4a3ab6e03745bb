import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programArgs } from '@site/programs/program-args';
import { expect } from 'vitest';
import { run } from '../manage/run.ts';

type Settings = Record<string, string>;
type Output = { code: number; stdout: string; stderr: string };

/** Asserts that the output contains no stack trace. */
function readable(output: Output): Output {
  expect(output.stderr).not.toMatch(/^\s+at /m);
  return output;
}

/** Runs the command in this process; with `showStatus` as on a terminal. */
export async function manageCommand(
  args: string[],
  env: Settings,
  showStatus?: (text: string) => void,
): Promise<Output> {
  const output = { stdout: '', stderr: '' };
  const code = await run(args, {
    ...{ env, ...(showStatus && { showStatus }) },
    console: {
      log: (text: string) => void (output.stdout += `${text}\n`),
      error: (text: string) => void (output.stderr += `${text}\n`),
    },
  });
  return readable({ code, ...output });
}

/** Runs the command in a separate process. Takes a second of CPU time, so it tests the wiring only. */
export async function manageProcess(args: string[], settings: Settings): Promise<Output> {
  const program = programArgs(join(import.meta.dirname, '../manage/main.ts'), ...args);
  const env = { ...process.env, NODE_OPTIONS: '', ...settings };
  return promisify(execFile)(process.execPath, program, { env }).then(
    (output) => readable({ code: 0, ...output }),
    ({ code, stdout, stderr }: Output) => readable({ code, stdout, stderr }),
  );
}
