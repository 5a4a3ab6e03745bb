import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { run } from '../manage/run.ts';

type Settings = Record<string, string>;
type Told = { code: number; stdout: string; stderr: string };

/** What the command says is for people: no stack of calls. */
function readable(told: Told): Told {
  expect(told.stderr).not.toMatch(/^\s+at /m);
  return told;
}

/** The command as the staff gives it, in this process. */
export async function manageCommand(args: string[], env: Settings): Promise<Told> {
  const told = { stdout: '', stderr: '' };
  const code = await run(args, {
    env,
    console: {
      log: (text: string) => void (told.stdout += `${text}\n`),
      error: (text: string) => void (told.stderr += `${text}\n`),
    },
  });
  return readable({ code, ...told });
}

/** The same as a process of its own: it takes a second of a processor, so it proves the wiring alone. */
export async function manageProcess(args: string[], settings: Settings): Promise<Told> {
  const program = ['--import', 'tsx', join(import.meta.dirname, '../manage/main.ts'), ...args];
  const env = { ...process.env, NODE_OPTIONS: '', ...settings };
  return promisify(execFile)(process.execPath, program, { env }).then(
    (output) => readable({ code: 0, ...output }),
    ({ code, stdout, stderr }: Told) => readable({ code, stdout, stderr }),
  );
}
