import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the cluster, which can fail and be started again. */
export interface Program {
  name: string;
  /** Where it listens, as host:port. */
  addresses: string[];
  start: () => Promise<void>;
  /** Sends the signal to all processes of the program. */
  signal: (signal: NodeJS.Signals) => void;
  /** Kills the processes; resolves when they have exited. */
  stop: () => Promise<void>;
}

const HEALTHY_WITHIN = 180_000;

async function untilHealthy(url: string, name: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + HEALTHY_WITHIN;
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return;
    if (child.exitCode !== null || child.signalCode || performance.now() > deadline)
      throw new Error(`${name} is not healthy at ${url}: see its log`);
    await pause(200);
  }
}

type Command = {
  name: string;
  addresses: string[];
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  health: string;
  log: string;
};

/** A program of one process, with its output in the file `log`. */
export function programOf({ name, addresses, command, args, env, health, log }: Command) {
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  const isRunning = () => child && child.exitCode === null && !child.signalCode;
  return {
    name,
    addresses,
    pid: () => child!.pid!,
    async start() {
      child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      const output = createWriteStream(log, { flags: 'a' });
      child.stdout!.pipe(output, { end: false });
      child.stderr!.pipe(output, { end: false });
      await untilHealthy(health, name, child);
    },
    signal: (signal: NodeJS.Signals) => void child?.kill(signal),
    async stop() {
      if (!isRunning()) return;
      const exited = new Promise((resolve) => child!.once('exit', resolve));
      child!.kill('SIGKILL');
      await exited;
    },
  } satisfies Program & { pid: () => number };
}
