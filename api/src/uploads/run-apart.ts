import { fork, type Serializable } from 'node:child_process';

type Options = {
  seconds: number;
  args?: readonly string[];
  execArgv?: readonly string[];
  env?: Record<string, string>;
};

/**
 * Runs a task in a child process, so that it cannot block the threads of the API, exhaust its memory or crash it. Resolves
 * when the process exits: with its message, or with the signal that ended it. It has none of the secrets of the settings,
 * because the content of an upload is not trusted.
 */
export const runApart = <Result>(
  file: string,
  task: Serializable,
  { seconds, args = [], execArgv = [], env = {} }: Options,
) =>
  new Promise<{ result?: Result; signal: NodeJS.Signals | null }>((resolve, reject) => {
    const child = fork(file, [...args], {
      serialization: 'advanced',
      execArgv: [...execArgv],
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let result: Result | undefined;
    child.once('message', (message: Result) => (result = message));
    child.once('error', reject);
    child.once('exit', (_code, signal) => resolve({ ...(result !== undefined && { result }), signal }));
    // A process that has ended takes no task; it exits without a message.
    child.send(task, () => {});
  });
