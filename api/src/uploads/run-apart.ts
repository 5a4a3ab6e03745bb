import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

type Options = {
  seconds: number;
  /** Resident memory at which `performTasks` ends the process, in bytes. */
  mostMemory?: number;
  args?: readonly string[];
  execArgv?: readonly string[];
  env?: Record<string, string>;
  /** Whether the process may perform another task of this program afterwards. */
  kept?: boolean;
};

/** The message of `performTasks`: a result, and the resident memory after it in bytes. */
type Performed<Result> = { result: Result; memory: number };

/** How long a process waits for its next task, in ms. */
const KEPT_FOR = 30_000;
/** Resident memory of a process that waits, in bytes. */
const MOST_KEPT_MEMORY = 256 * 2 ** 20;

/** Waiting processes by program and options, at most one for each. */
const waiting = new Map<string, { child: ChildProcess; timer: NodeJS.Timeout }>();

function start(file: string, { args = [], execArgv = [], env = {}, mostMemory }: Options): ChildProcess {
  return fork(file, [...args], {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: { ...env, ...(mostMemory !== undefined && { MOST_MEMORY: String(mostMemory) }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Takes the process that waits; undefined when there is none or it has ended. */
function take(key: string): ChildProcess | undefined {
  const kept = waiting.get(key);
  waiting.delete(key);
  clearTimeout(kept?.timer);
  const { child } = kept ?? {};
  if (!child?.connected || child.exitCode !== null || child.signalCode !== null) return undefined;
  child.ref();
  child.channel?.ref();
  return child;
}

/** Lets a process wait, without preventing the exit of this one. */
function keep(key: string, child: ChildProcess) {
  take(key)?.kill('SIGKILL');
  waiting.set(key, { child, timer: setTimeout(() => take(key)?.kill('SIGKILL'), KEPT_FOR).unref() });
  child.unref();
  child.channel?.unref();
}

async function perform<Result>(child: ChildProcess, task: Serializable, seconds: number) {
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const settled = new AbortController();
  // A process that has ended takes no task; its exit is an outcome.
  child.send(task, () => {});
  try {
    return await Promise.race([
      once(child, 'message', settled).then(([performed]) => performed as Performed<Result>),
      once(child, 'exit', settled).then(([, signal]) => ({ signal: signal as NodeJS.Signals | null })),
    ]);
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}

/**
 * Performs a task in a child process, so that it cannot block the threads of the API, exhaust its memory or crash it. Resolves
 * with its result, or with the signal that ended the process. The process has none of the secrets of the settings, because
 * the content of an upload is not trusted.
 *
 * A kept process performs several tasks, because starting one takes longer than most of them. It is replaced after a refusal,
 * and after a task that left it large. A task that it does not perform is repeated in a new process, so that
 * none fails because of an earlier one.
 */
export async function runApart<Result extends object>(
  file: string,
  task: Serializable,
  options: Options,
): Promise<{ result?: Result; signal?: NodeJS.Signals | null }> {
  const { seconds, kept, ...program } = options;
  const key = JSON.stringify([file, program]);
  const used = kept && take(key);
  const child = used || start(file, options);
  const outcome = await perform<Result>(child, task, seconds);
  if (!('result' in outcome)) return used ? runApart(file, task, options) : outcome;
  const isFit = kept && !('refused' in outcome.result) && outcome.memory < MOST_KEPT_MEMORY;
  if (isFit) keep(key, child);
  else child.kill('SIGKILL');
  return outcome;
}
