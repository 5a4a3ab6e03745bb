import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../errors.ts';
import { uploadProblems } from '../uploads/upload-problems.ts';

/** Limits beyond which a picture is refused. A photograph of 50 million points takes two seconds and 300 MB. */
export type Limits = { seconds: number; mostMemory: number; mostPixels: number; mostWaiting: number };
export const pictureLimits: Limits = {
  seconds: 10,
  mostMemory: 1024 * 2 ** 20,
  mostPixels: 50_000_000,
  mostWaiting: 20,
};

/** The message to the process; `widths` with the largest first. */
export type Task = Pick<Limits, 'mostMemory' | 'mostPixels'> & {
  content: Uint8Array;
  allowed: readonly string[];
  widths: readonly number[];
  /** WebP has no longer sides. */
  longestSide: number;
};

export type Reduced = { width: number; height: number; isVector: boolean; files: Uint8Array[] };
type Refused = { refused: 'format' | 'damaged' | 'pixels' | 'costly'; width?: number; height?: number };

const PROCESS = fileURLToPath(new URL('picture-process.mjs', import.meta.url));
const WEBP_SIDE = 16_383;

function toProblem({ refused, width = 0, height = 0 }: Refused, allowed: readonly string[], mostPixels: number) {
  switch (refused) {
    case 'format':
      return uploadProblems.kind(allowed);
    case 'damaged':
      return uploadProblems.damaged();
    case 'pixels':
      return uploadProblems.tooManyPixels(width, height, mostPixels);
    case 'costly':
      return uploadProblems.tooCostly();
  }
}

/** Resolves when the process has ended: with what it said, or with how it ended. */
const perform = (task: Task, seconds: number) =>
  new Promise<Reduced | Refused>((resolve, reject) => {
    const child = fork(PROCESS, [], {
      serialization: 'advanced',
      execArgv: [],
      env: { UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let result: Reduced | Refused | undefined;
    child.once('message', (message: Reduced | Refused) => (result = message));
    child.once('error', reject);
    // Ended by its own limit of memory, by our time, or by the system, which was out of memory.
    child.once('exit', (_code, signal) => resolve(result ?? { refused: signal === 'SIGSEGV' ? 'damaged' : 'costly' }));
    child.send(task, (error) => {
      if (error) result ??= { refused: 'costly' };
    });
  });

/**
 * Makes WebP files of a picture that a visitor has sent, in a process of its own: what it decodes can neither hold the
 * threads of the API nor take its memory or end it. One at a time.
 */
export function createPictureReducer(limits: Limits = pictureLimits) {
  const { seconds, mostMemory, mostPixels, mostWaiting } = limits;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (content: Buffer, allowed: readonly string[], widths: readonly number[]): Promise<Reduced> => {
    if (waiting >= mostWaiting)
      throw new ProblemError(503, 'unavailable', 'Обрабатываются другие изображения. Повторите попытку через минуту', {
        retryAfter: 60,
      });
    waiting++;
    const task = { content, allowed, widths, mostMemory, mostPixels, longestSide: WEBP_SIDE };
    const mine = last.then(() => perform(task, seconds)).finally(() => waiting--);
    last = mine.catch(() => {});
    const result = await mine;
    if ('refused' in result) throw toProblem(result, allowed, mostPixels);
    return result;
  };
}
