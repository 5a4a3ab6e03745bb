import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A program failed to start. The message is complete, so no stack is printed; the cause is in the program's output. */
export class ProgramError extends Error {
  override name = 'ProgramError';
}

export interface Program {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** Address with a successful response once the program is ready. */
  health: string;
}

/** Times in ms. */
export interface RestartPolicy {
  /** Pause before a restart; doubled by each further quick exit in a row. */
  firstPause: number;
  /** An exit before this uptime is quick. */
  quickExit: number;
  /** The supervisor gives up after this number of quick exits in a row. */
  maxQuickExits: number;
  /** Deadline of the first successful health check. */
  healthTimeout: number;
  /** Time between SIGTERM and SIGKILL. */
  grace: number;
}

const POLICY: RestartPolicy = {
  firstPause: 500,
  quickExit: 30_000,
  maxQuickExits: 5,
  // A first start creates and seeds the database, which takes minutes on a busy machine.
  healthTimeout: 180_000,
  grace: 10_000,
};

const seconds = (ms: number) => `${ms / 1000} s`;

/** Runs the site's programs: restarts those that exit, gives up after repeated quick exits, and stops all together. */
export class Supervisor {
  /** Resolves to the reason for giving up, after all programs have exited. */
  readonly givenUp: Promise<string>;
  private readonly giveUp: (reason: string) => void;
  private readonly log: (text: string) => void;
  private readonly policy: RestartPolicy;
  private readonly running = new Set<ChildProcess>();
  private readonly stopping = new AbortController();

  constructor(log: (text: string) => void, policy: Partial<RestartPolicy> = {}) {
    const { promise, resolve } = withResolvers<string>();
    this.givenUp = promise;
    this.giveUp = resolve;
    this.log = log;
    this.policy = { ...POLICY, ...policy };
    // The programs must not outlive this process.
    process.once('exit', () => this.running.forEach((child) => child.kill('SIGKILL')));
  }

  /** Aborted when the programs are being stopped. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Starts a program and waits until it is healthy. Does not retry an earlier exit, because it means wrong settings. */
  async start(program: Program): Promise<void> {
    const { child, exit } = this.run(program);
    const healthy = await Promise.race([this.waitForHealth(program, child), exit.then(() => false)]);
    if (!healthy) {
      this.signal.throwIfAborted();
      if (child.exitCode === null && child.signalCode === null)
        throw new ProgramError(
          `The ${program.name} did not become healthy within ${seconds(this.policy.healthTimeout)}: see its output above`,
        );
      throw new ProgramError(
        `The ${program.name} failed to start: it exited with ${endOf(child)}, see its output above`,
      );
    }
    void this.keepRunning(program, exit);
  }

  /** Stops all programs, and kills those that exceed the grace period. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The site is being stopped'));
    const ends = [...this.running].map(async (child) => {
      const exit = ended(child);
      child.kill('SIGTERM');
      await Promise.race([exit, pause(this.policy.grace, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await exit;
    });
    await Promise.all(ends);
  }

  private run({ args, env }: Program) {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    this.running.add(child);
    const started = performance.now();
    const exit = ended(child).then(() => {
      this.running.delete(child);
      return { lived: performance.now() - started, end: endOf(child) };
    });
    return { child, exit };
  }

  private async keepRunning(program: Program, first: Promise<{ lived: number; end: string }>) {
    const { firstPause, quickExit, maxQuickExits } = this.policy;
    let exit = first;
    for (let quick = 0; ;) {
      const { lived, end } = await exit;
      if (this.signal.aborted) return;
      quick = lived < quickExit ? quick + 1 : 0;
      if (quick >= maxQuickExits) {
        await this.stop();
        this.giveUp(
          `The ${program.name} exited ${quick} times in a row, each time within ${seconds(quickExit)} of its start, ` +
            `the last time with ${end}. See its output above.`,
        );
        return;
      }
      const wait = firstPause * 2 ** Math.max(0, quick - 1);
      this.log(`The ${program.name} exited with ${end}; restarting it in ${seconds(wait)}`);
      const stopped = await pause(wait, false, { signal: this.signal }).catch(() => true);
      if (stopped) return;
      const next = this.run(program);
      void this.waitForHealth(program, next.child).then(
        (healthy) => healthy && this.log(`The ${program.name} is back`),
      );
      ({ exit } = next);
    }
  }

  private async waitForHealth({ health }: Program, child: ChildProcess): Promise<boolean> {
    const deadline = performance.now() + this.policy.healthTimeout;
    while (performance.now() < deadline && this.running.has(child)) {
      const response = await fetch(health, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (response?.ok && this.running.has(child)) return true;
      await pause(50);
    }
    return false;
  }
}

const endOf = ({ exitCode, signalCode }: ChildProcess) => (signalCode ? signalCode : `code ${exitCode}`);

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
      });

/** Replaces `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
