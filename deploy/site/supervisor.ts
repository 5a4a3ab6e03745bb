import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that does not come up: the message says all there is to say, its own output the rest. */
export class ProgramError extends Error {
  override name = 'ProgramError';
}

export interface Program {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** Answers with success once the program does its work. */
  health: string;
}

/** How long a program is borne with, in ms. */
export interface Patience {
  /** Before it is started again; each quick death after another doubles it. */
  firstPause: number;
  /** A program that lived less than this has died quickly. */
  quickDeath: number;
  /** So many quick deaths in a row are the last. */
  maxQuickDeaths: number;
  /** For the first answer of its health address. */
  health: number;
  /** Between the order to end and the end by force. */
  grace: number;
}

const PATIENCE: Patience = {
  firstPause: 500,
  quickDeath: 30_000,
  maxQuickDeaths: 5,
  // A first start makes and fills the database, which takes minutes on a busy machine.
  health: 180_000,
  grace: 10_000,
};

const seconds = (ms: number) => `${ms / 1000} s`;

/** Runs the site's programs: starts again what dies, gives up on what dies at once again and again, ends all together. */
export class Supervisor {
  /** Why the programs could not be kept running; comes after all of them have ended. */
  readonly givenUp: Promise<string>;
  private readonly giveUp: (reason: string) => void;
  private readonly say: (text: string) => void;
  private readonly patience: Patience;
  private readonly running = new Set<ChildProcess>();
  private readonly stopping = new AbortController();

  constructor(say: (text: string) => void, patience: Partial<Patience> = {}) {
    const { promise, resolve } = withResolvers<string>();
    this.givenUp = promise;
    this.giveUp = resolve;
    this.say = say;
    this.patience = { ...PATIENCE, ...patience };
    // Whatever ends this process, the others do not outlive it.
    process.once('exit', () => this.running.forEach((child) => child.kill('SIGKILL')));
  }

  /** Aborted once the programs are to end. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Starts a program and waits for its health. One that ends before is not tried again: its settings are wrong. */
  async start(program: Program): Promise<void> {
    const { child, exit } = this.run(program);
    const healthy = await Promise.race([this.waitForHealth(program, child), exit.then(() => false)]);
    if (!healthy) {
      this.signal.throwIfAborted();
      if (child.exitCode === null && child.signalCode === null)
        throw new ProgramError(`The ${program.name} does not answer within ${seconds(this.patience.health)}`);
      throw new ProgramError(`The ${program.name} does not start: it ended with ${endOf(child)}, see its output above`);
    }
    void this.keep(program, exit);
  }

  /** Ends all programs, by force those that take too long. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The site is being stopped'));
    const ends = [...this.running].map(async (child) => {
      const exit = ended(child);
      child.kill('SIGTERM');
      await Promise.race([exit, pause(this.patience.grace, undefined, { ref: false })]);
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

  private async keep(program: Program, first: Promise<{ lived: number; end: string }>) {
    const { firstPause, quickDeath, maxQuickDeaths } = this.patience;
    let exit = first;
    for (let quick = 0; ;) {
      const { lived, end } = await exit;
      if (this.signal.aborted) return;
      quick = lived < quickDeath ? quick + 1 : 0;
      if (quick >= maxQuickDeaths) {
        await this.stop();
        this.giveUp(
          `The ${program.name} ended ${quick} times in a row, each time within ${seconds(quickDeath)} of its start, ` +
            `the last time with ${end}. Its output above says why.`,
        );
        return;
      }
      const wait = firstPause * 2 ** Math.max(0, quick - 1);
      this.say(`The ${program.name} has ended with ${end}; it is started again in ${seconds(wait)}`);
      const stopped = await pause(wait, false, { signal: this.signal }).catch(() => true);
      if (stopped) return;
      const next = this.run(program);
      void this.waitForHealth(program, next.child).then(
        (healthy) => healthy && this.say(`The ${program.name} is back`),
      );
      ({ exit } = next);
    }
  }

  private async waitForHealth({ health }: Program, child: ChildProcess): Promise<boolean> {
    const deadline = performance.now() + this.patience.health;
    while (performance.now() < deadline && this.running.has(child)) {
      const answer = await fetch(health, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (answer?.ok && this.running.has(child)) return true;
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

/** As `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
