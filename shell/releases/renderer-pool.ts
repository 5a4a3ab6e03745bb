import { once } from 'node:events';
import type {
  Incident,
  PageDocument,
  PageName,
  PageRequest,
  RenderedPage,
  RendererOptions,
} from '@site/contracts/renderer';
import { PageQueue, type Lane } from './page-queue.ts';
import { PAGE_TIMEOUT, type Renderer } from './renderer.ts';
import { RendererCrew, type CrewSettings } from './renderer-crew.ts';
import { Overloaded, PageHeld, PageStopped, RendererLost } from './renderer-errors.ts';
import { Turns } from './turns.ts';

/** Pages that one renderer works on at the same time: while one waits for its data, another is rendered. */
const AT_ONCE = 4;
/** A page that takes longer waits for its data and not for the processor: it gives its place to the next, in ms. */
const PLACE_FOR = 500;
/** So many pages may wait in one renderer for data that does not come. */
const MAX_WAITING = 100;
/** So often a page is begun at the most, each time with another renderer that another page takes away. */
const MAX_ATTEMPTS = 3;
/** And if nobody knows whether it was the page itself. */
const MAX_ATTEMPTS_UNKNOWN = 2;
/** In s. */
const RETRY_AFTER = 5;

export interface RenderTerms {
  /** The visitor has gone. */
  signal?: AbortSignal;
  /** Absent: `own`. */
  lane?: Lane;
}

interface Job {
  request: PageRequest;
  lane: Lane;
  attempts: number;
  /** Answered, or wanted by nobody any more. */
  ended: AbortController;
  /** Its page has stopped renderers lately. */
  watched?: boolean;
  /** For the block in its place: when it may be asked for again, in s. */
  retryAfter?: number;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** Where a renderer's pages stand: at a place, or waiting for data beside the places. */
interface Work {
  placed: number;
  all: number;
}

/**
 * Renders the pages of one composition. A page goes to the renderer that has least to do; one that does not answer gets
 * nothing and is replaced, and what it had begun is rendered by another. So a page that loops costs its own visitors only.
 */
export class RendererPool {
  readonly id: string;
  fallback: PageDocument = { headers: {}, html: '' };
  /** Pages that could not be loaded. */
  failures: Incident[] = [];
  private readonly settings: CrewSettings;
  private readonly crew: RendererCrew;
  private readonly queue = new PageQueue<Job>();
  private readonly work = new WeakMap<Renderer, Work>();
  private readonly turns = new Turns();
  private jobs = 0;
  private serving = false;
  private idle: (() => void)[] = [];

  private constructor(options: RendererOptions, settings: CrewSettings) {
    this.id = options.composition.id;
    this.settings = settings;
    this.crew = new RendererCrew(options, settings, () => this.dispatch());
  }

  /** Resolves with the first renderer, which serves at once; the others follow. */
  static async start(options: RendererOptions, settings: CrewSettings): Promise<RendererPool> {
    const pool = new RendererPool(options, settings);
    const { fallback, failures } = await pool.crew.start();
    Object.assign(pool, { fallback, failures });
    return pool;
  }

  get isAnswering(): boolean {
    return this.crew.answering.length > 0;
  }

  /** All its renderers, for visitors. */
  serve() {
    this.serving = true;
    this.crew.full();
  }

  /** Ends the pages that have begun, and keeps one renderer warm, if one answers. */
  async rest() {
    this.serving = false;
    this.crew.keepOne();
    await this.drained();
    if (!this.serving) await this.crew.reduce();
  }

  /** Ends the pages that have begun, then frees everything that the composition loaded. */
  async retire() {
    this.crew.keepOne();
    await this.drained();
    await this.crew.end();
  }

  render(request: PageRequest, { signal, lane = 'own' }: RenderTerms = {}): Promise<RenderedPage> {
    if (!this.queue.takes({ lane }, this.settings.renderers * AT_ONCE))
      return Promise.reject(new Overloaded('more pages wait than can be served in time'));
    return new Promise<RenderedPage>((resolve, reject) => {
      this.accept({ request, lane, attempts: 0, ended: new AbortController(), resolve, reject }, signal);
    });
  }

  private accept(job: Job, gone?: AbortSignal) {
    const giveUp = (reason: string) => {
      this.queue.remove(job);
      this.settle(job, () => job.reject(job.watched ? new PageStopped(reason) : new Error(reason)));
    };
    const overdue = setTimeout(() => giveUp(`no page within ${PAGE_TIMEOUT / 1000} s`), PAGE_TIMEOUT);
    const left = () => giveUp('the visitor has gone');
    gone?.addEventListener('abort', left);
    job.ended.signal.addEventListener('abort', () => {
      clearTimeout(overdue);
      gone?.removeEventListener('abort', left);
    });
    this.jobs++;
    this.queue.push(job);
    this.dispatch();
  }

  private settle(job: Job, answer: () => void) {
    if (job.ended.signal.aborted) return;
    answer();
    job.ended.abort();
    this.jobs--;
    if (!this.jobs) for (const resolve of this.idle.splice(0)) resolve();
  }

  private dispatch() {
    while (this.queue.length) {
      const renderer = this.free();
      const job = renderer && this.queue.next();
      if (!job) return;
      void this.attempt(job, renderer);
    }
  }

  /** The renderer that has least to do, if it has a place. */
  private free(): Renderer | undefined {
    const [least] = this.crew.answering
      .map((renderer) => ({ renderer, work: this.workOf(renderer) }))
      .filter(({ work }) => work.placed < AT_ONCE && work.all < MAX_WAITING)
      .sort((one, other) => one.work.placed - other.work.placed || one.work.all - other.work.all);
    return least?.renderer;
  }

  private async attempt(job: Job, renderer: Renderer) {
    const work = this.workOf(renderer);
    const started = performance.now();
    let placed = true;
    const leave = () => {
      if (placed) work.placed--;
      placed = false;
    };
    const overdue = setTimeout(() => {
      leave();
      this.dispatch();
    }, PLACE_FOR);
    job.attempts++;
    work.placed++;
    work.all++;
    try {
      const page = await renderer.render(job.request, { signal: job.ended.signal, patient: job.attempts > 1 });
      const headers = job.retryAfter ? { ...page.headers, 'retry-after': String(job.retryAfter) } : page.headers;
      this.settle(job, () => job.resolve({ ...page, headers }));
      this.queue.served(Math.min(performance.now() - started, PLACE_FOR));
    } catch (error) {
      this.failed(job, error);
    } finally {
      clearTimeout(overdue);
      leave();
      work.all--;
      this.dispatch();
    }
  }

  private failed(job: Job, error: unknown) {
    if (error instanceof PageHeld) return this.held(job, error.page);
    const lost = error instanceof RendererLost ? error.part : undefined;
    // A part is held once it has stopped a renderer: the page is rendered again, without it.
    const isItself = lost === 'culprit' || (lost === 'its part' && job.attempts >= MAX_ATTEMPTS);
    if (isItself && job.request.held !== 'block') return this.block(job);
    const most = lost === 'unknown' ? MAX_ATTEMPTS_UNKNOWN : MAX_ATTEMPTS;
    if (lost && lost !== 'culprit' && job.attempts < most) return this.again(job);
    // What could not be shown in the frame either must not be rendered by the browser: it might do the same there.
    const stops = (lost && job.watched) || job.request.held === 'block';
    this.settle(job, () => job.reject(stops ? new PageStopped(String(error)) : error));
  }

  /** A page that has stopped renderers is rendered once at a time, and never by the last one that answers. */
  private held(job: Job, page: PageName) {
    const { breaker, renderers } = this.settings;
    job.attempts--; // Nothing of it has run.
    if (breaker.stateOf(page) === 'closed') {
      this.crew.hold();
      return this.again(job, 'render');
    }
    job.watched = true;
    this.turns.take(`${page.remote} ${page.page}`, async () => {
      if (job.ended.signal.aborted) return;
      const another = this.crew.answering.length > 1 || renderers === 1;
      if (breaker.stateOf(page) === 'open' || !another) this.block(job, breaker.retryAfter(page));
      else this.again(job, 'render');
      await once(job.ended.signal, 'abort');
    });
  }

  /** The friendly block in the site's frame: nothing of the page runs. */
  private block(job: Job, retryAfter = RETRY_AFTER) {
    job.retryAfter = retryAfter;
    this.again(job, 'block');
  }

  /** It has waited already, and is served before whoever came later. */
  private again(job: Job, held = job.request.held) {
    if (job.ended.signal.aborted) return;
    job.request = { ...job.request, held };
    this.queue.putBack(job);
    this.dispatch();
  }

  private workOf(renderer: Renderer): Work {
    const work = this.work.get(renderer) ?? { placed: 0, all: 0 };
    this.work.set(renderer, work);
    return work;
  }

  private async drained() {
    if (this.jobs) await new Promise<void>((resolve) => this.idle.push(resolve));
  }
}
