import { once } from 'node:events';
import type { Context, Span } from '@opentelemetry/api';
import type { Composition } from '@site/contracts/composition';
import type {
  Incident,
  PageDocument,
  PageName,
  PageRequest,
  RenderedPage,
  RendererOptions,
} from '@site/contracts/renderer';
import { activeTrace, inSpan, startSpan, traceparent } from '@site/traces/spans';
import { PageQueue, type Lane } from './page-queue.ts';
import { PAGE_TIMEOUT, type Renderer } from './renderer.ts';
import { RendererCrew, type CrewSettings } from './renderer-crew.ts';
import { Overloaded, PageQuarantined, PageStopped, RendererLost } from './renderer-errors.ts';
import { KeyedMutex } from './keyed-mutex.ts';

/** Pages that one renderer works on concurrently: while one waits for its data, another is rendered. */
const AT_ONCE = 4;
/** A page that takes longer, in ms, waits for data and not for the processor: its place goes to the next page. */
const PLACE_FOR = 500;
/** Limit of the pages in one renderer, including those that wait for data without a place. */
const MAX_WAITING = 100;
/** Maximum render attempts per page. */
const MAX_ATTEMPTS = 3;
/** Maximum render attempts when it is unknown which page stopped the renderer. */
const MAX_ATTEMPTS_UNKNOWN = 2;
/** Retry-After of a page that was just stopped, in s. */
const RETRY_AFTER = 5;

export interface RenderTerms {
  signal?: AbortSignal;
  /** Absent: `own`. */
  lane?: Lane;
}

interface Job {
  request: PageRequest;
  lane: Lane;
  attempts: number;
  trace?: Context;
  /** Since when it waits for a renderer, in ms since the epoch. */
  queuedAt: number;
  /** Aborts when the page is settled: rendered, failed or abandoned. */
  ended: AbortController;
  /** The page has stopped renderers recently. */
  watched?: boolean;
  retryAfter?: number;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** Page counts of a renderer: `placed` occupy a place, `all` includes those that wait for data without a place. */
interface Work {
  placed: number;
  all: number;
}

/**
 * Renders the pages of one composition. A page goes to the least busy renderer. A renderer that does not respond gets
 * no new pages and is replaced, and another one renders its pages, so that a page that loops fails only for its own
 * visitors.
 */
export class RendererPool {
  readonly id: string;
  readonly composition: Composition;
  fallback: PageDocument = { headers: {}, html: '' };
  /** Pages that could not be loaded. */
  failures: Incident[] = [];
  private readonly settings: CrewSettings;
  private readonly crew: RendererCrew;
  private readonly queue = new PageQueue<Job>();
  private readonly work = new WeakMap<Renderer, Work>();
  private readonly mutex = new KeyedMutex();
  private jobs = 0;
  private serving = false;
  private idle: (() => void)[] = [];

  private constructor(options: RendererOptions, settings: CrewSettings) {
    this.id = options.composition.id;
    this.composition = options.composition;
    this.settings = settings;
    this.crew = new RendererCrew(options, settings, () => this.dispatch());
  }

  /** Resolves with the first renderer. `serve` starts the others. */
  static async start(options: RendererOptions, settings: CrewSettings): Promise<RendererPool> {
    const pool = new RendererPool(options, settings);
    const { fallback, failures } = await pool.crew.start();
    Object.assign(pool, { fallback, failures });
    return pool;
  }

  get isResponding(): boolean {
    return this.responding > 0;
  }

  get responding(): number {
    return this.crew.responding.length;
  }

  /** Number of pages that wait for a renderer. */
  get waiting(): number {
    return this.queue.length;
  }

  serve() {
    this.serving = true;
    this.crew.full();
  }

  /** Finishes the accepted pages, then keeps one renderer warm, if one responds. */
  async rest() {
    this.serving = false;
    this.crew.keepOne();
    await this.drained();
    if (!this.serving) await this.crew.reduce();
  }

  /** Finishes the accepted pages, then ends all renderers. */
  async retire() {
    this.crew.keepOne();
    await this.drained();
    await this.crew.end();
  }

  render(request: PageRequest, { signal, lane = 'own' }: RenderTerms = {}): Promise<RenderedPage> {
    if (!this.queue.takes({ lane }, this.settings.renderers * AT_ONCE))
      return Promise.reject(new Overloaded('the render queue is full'));
    return new Promise<RenderedPage>((resolve, reject) => {
      const times = { attempts: 0, queuedAt: Date.now(), trace: activeTrace() };
      this.accept({ request, lane, ...times, ended: new AbortController(), resolve, reject }, signal);
    });
  }

  private accept(job: Job, gone?: AbortSignal) {
    const giveUp = (reason: string) => {
      this.queue.remove(job);
      this.settle(job, () => job.reject(job.watched ? new PageStopped(reason) : new Error(reason)));
    };
    const timeout = setTimeout(() => giveUp(`no page within ${PAGE_TIMEOUT / 1000} s`), PAGE_TIMEOUT);
    const left = () => giveUp('the visitor disconnected');
    gone?.addEventListener('abort', left);
    job.ended.signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      gone?.removeEventListener('abort', left);
    });
    this.jobs++;
    this.queue.push(job);
    this.dispatch();
  }

  private settle(job: Job, respond: () => void) {
    if (job.ended.signal.aborted) return;
    respond();
    job.ended.abort();
    this.jobs--;
    if (!this.jobs) for (const resolve of this.idle.splice(0)) resolve();
  }

  private dispatch() {
    while (this.queue.length) {
      const renderer = this.leastBusy();
      const job = renderer && this.queue.next();
      if (!job) return;
      void this.attempt(job, renderer);
    }
  }

  private leastBusy(): Renderer | undefined {
    const [least] = this.crew.responding
      .map((renderer) => ({ renderer, work: this.workOf(renderer) }))
      .filter(({ work }) => work.placed < AT_ONCE && work.all < MAX_WAITING)
      .sort((one, other) => one.work.placed - other.work.placed || one.work.all - other.work.all);
    return least?.renderer;
  }

  private async attempt(job: Job, renderer: Renderer) {
    const work = this.workOf(renderer);
    const started = performance.now();
    let placed = true;
    const releasePlace = () => {
      if (placed) work.placed--;
      placed = false;
    };
    const timeout = setTimeout(() => {
      releasePlace();
      this.dispatch();
    }, PLACE_FOR);
    job.attempts++;
    work.placed++;
    work.all++;
    try {
      const page = await this.traced(job, renderer);
      const headers = job.retryAfter ? { ...page.headers, 'retry-after': String(job.retryAfter) } : page.headers;
      this.settle(job, () => job.resolve({ ...page, headers }));
      this.queue.served(Math.min(performance.now() - started, PLACE_FOR));
    } catch (error) {
      this.failed(job, error);
    } finally {
      clearTimeout(timeout);
      releasePlace();
      work.all--;
      this.dispatch();
    }
  }

  private traced(job: Job, renderer: Renderer): Promise<RenderedPage> {
    startSpan('queue', { startTime: job.queuedAt }, job.trace)?.end();
    const render = async (span?: Span) => {
      const request = { ...job.request, traceparent: traceparent() };
      const page = await renderer.render(request, { signal: job.ended.signal, patient: job.attempts > 1 });
      span?.setAttributes({ ...page.name });
      return page;
    };
    return inSpan('render', { attributes: { composition: this.id } }, render, job.trace);
  }

  private failed(job: Job, error: unknown) {
    if (error instanceof PageQuarantined) return this.onQuarantined(job, error.page);
    const lost = error instanceof RendererLost ? error.part : undefined;
    // A part that stopped a renderer is in quarantine, so that another attempt renders the page without it.
    const isCulprit = lost === 'culprit' || (lost === 'its part' && job.attempts >= MAX_ATTEMPTS);
    if (isCulprit && job.request.held !== 'block') return this.block(job);
    const maxAttempts = lost === 'unknown' ? MAX_ATTEMPTS_UNKNOWN : MAX_ATTEMPTS;
    if (lost && lost !== 'culprit' && job.attempts < maxAttempts) return this.requeue(job);
    // The page may also hang the browser, so it must not fall back to rendering there.
    const stops = (lost && job.watched) || job.request.held === 'block';
    this.settle(job, () => job.reject(stops ? new PageStopped(String(error)) : error));
  }

  /**
   * Renders a page that stopped renderers one request at a time, and never on the last renderer that responds. A page that
   * is only suspected waits for the decision there, because most suspicions are unfounded.
   */
  private onQuarantined(job: Job, page: PageName) {
    const { breaker, renderers } = this.settings;
    job.attempts--; // The page's code has not run.
    if (breaker.stateOf(page) === 'closed') {
      this.crew.quarantine();
      return this.requeue(job, 'render');
    }
    const { signal } = job.ended;
    const isLast = () => renderers > 1 && this.crew.responding.length < 2;
    this.mutex.run(`${page.remote} ${page.page}`, async () => {
      while (breaker.stateOf(page) === 'suspected' && isLast() && !signal.aborted) await breaker.nextChange(signal);
      if (signal.aborted) return;
      const state = breaker.stateOf(page);
      if (state === 'closed') return this.requeue(job, 'render');
      job.watched = true;
      if (state === 'open' || isLast()) this.block(job, breaker.retryAfter(page));
      else this.requeue(job, 'render');
      await once(signal, 'abort');
    });
  }

  /** Renders the error block in the site's frame, without the page's code. */
  private block(job: Job, retryAfter = RETRY_AFTER) {
    job.retryAfter = retryAfter;
    this.requeue(job, 'block');
  }

  /** Puts the page back at the position of its arrival. */
  private requeue(job: Job, held = job.request.held) {
    if (job.ended.signal.aborted) return;
    job.request = { ...job.request, held };
    job.queuedAt = Date.now();
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
