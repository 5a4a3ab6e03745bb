import { fileURLToPath } from 'node:url';
import { ProblemError } from '../errors.ts';
import { runApart } from '../uploads/run-apart.ts';
import { uploadProblems } from '../uploads/upload-problems.ts';

/** Limits for a picture. A photo of 50 million pixels takes two seconds and 300 MB. */
export type Limits = { seconds: number; mostMemory: number; mostPixels: number; mostWaiting: number };
export const pictureLimits: Limits = {
  seconds: 10,
  mostMemory: 1024 * 2 ** 20,
  mostPixels: 50_000_000,
  mostWaiting: 20,
};

/** The message to the worker process; `widths` in descending order. */
export type Task = Pick<Limits, 'mostPixels'> & {
  content: Uint8Array;
  allowed: readonly string[];
  widths: readonly number[];
  /** Quality of WebP, 1 to 100. */
  quality: number;
  /** Maximum side of WebP. */
  longestSide: number;
};

export type Reduced = { width: number; height: number; isVector: boolean; files: Uint8Array[] };
type Refused = { refused: 'format' | 'damaged' | 'pixels' | 'costly'; width?: number; height?: number };

const PROCESS = fileURLToPath(new URL('picture-process.mjs', import.meta.url));
const WEBP_SIDE = 16_383;
/** For files that pages show; one to encode again needs more. */
const QUALITY = 82;

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

async function perform(task: Task, options: { seconds: number; mostMemory: number; kept: boolean }) {
  const env = { UV_THREADPOOL_SIZE: '1' };
  const { result, signal } = await runApart<Reduced | Refused>(PROCESS, task, { ...options, env });
  // The process reached its memory limit, our timeout, or the system ran out of memory.
  return result ?? ({ refused: signal === 'SIGSEGV' ? 'damaged' : 'costly' } as const);
}

/**
 * Converts uploaded pictures to WebP files in a child process, so that decoding cannot block the threads of the API,
 * exhaust its memory or crash it. Pictures are processed one at a time, `kept` ones in one process.
 */
export class PictureReducer {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly limits: Limits = pictureLimits,
    private readonly kept = false,
  ) {}

  async reduce(
    content: Buffer,
    allowed: readonly string[],
    widths: readonly number[],
    quality = QUALITY,
  ): Promise<Reduced> {
    const { seconds, mostMemory, mostPixels, mostWaiting } = this.limits;
    if (this.waiting >= mostWaiting)
      throw new ProblemError(503, 'unavailable', 'Обрабатываются другие изображения. Повторите попытку через минуту', {
        retryAfter: 60,
      });
    this.waiting++;
    const task: Task = { content, allowed, widths, quality, mostPixels, longestSide: WEBP_SIDE };
    const options = { seconds, mostMemory, kept: this.kept };
    const mine = this.last.then(() => perform(task, options)).finally(() => this.waiting--);
    this.last = mine.catch(() => {});
    const result = await mine;
    if ('refused' in result) throw toProblem(result, allowed, mostPixels);
    return result;
  }
}
