import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromRenderer, Incident, PageDocument, PageRequest, RenderedPage, RendererOptions, ToRenderer } from '@site/contracts/renderer';

/** How long a new composition may take to load all its pages, in ms. */
const WARM_TIMEOUT = 15_000;
/** How long a page may take, in ms. After it the visitor gets the client-rendered page. */
const PAGE_TIMEOUT = 8000;

interface Pending {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One composition's worker, seen from the host. */
export class Renderer {
  readonly id: string;
  fallback: PageDocument = { headers: {}, html: '' };
  /** Pages that could not be loaded. */
  failures: Incident[] = [];
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private readonly onIncident: (incident: Incident) => void;
  private lastId = 0;
  private idle?: () => void;
  private exited = false;

  private constructor(options: RendererOptions, onIncident: (incident: Incident) => void) {
    const { shell } = options.composition;
    this.id = options.composition.id;
    this.onIncident = onIncident;
    this.worker = new Worker(join(options.folders.shell!, 'server', shell.server.entry), {
      workerData: options,
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
    });
  }

  /** Resolves once the composition has loaded; rejects with the reason if it cannot. */
  static async start(options: RendererOptions, onIncident: (incident: Incident) => void): Promise<Renderer> {
    const renderer = new Renderer(options, onIncident);
    try {
      await renderer.ready();
    } catch (error) {
      await renderer.worker.terminate();
      throw error;
    }
    return renderer;
  }

  private ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the composition did not load within ${WARM_TIMEOUT / 1000} s`)), WARM_TIMEOUT);
      this.worker.on('message', (message: FromRenderer) => {
        if (message.type === 'ready') {
          clearTimeout(timer);
          this.fallback = message.fallback;
          this.failures = message.failures;
          resolve();
        } else if (message.type === 'refused') reject(new Error(message.reason));
        else this.receive(message);
      });
      this.worker.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
        this.fail(error instanceof Error ? error : new Error(String(error)));
      });
      this.worker.on('exit', (code) => {
        clearTimeout(timer);
        this.exited = true;
        const error = new Error(`the renderer stopped with code ${code}`);
        reject(error);
        this.fail(error);
      });
    });
  }

  /** `signal`: the visitor has gone, and the worker need not go on. */
  render(request: PageRequest, signal?: AbortSignal): Promise<RenderedPage> {
    if (this.exited) return Promise.reject(new Error('the renderer has stopped'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const giveUp = (reason: string) => {
        if (!this.pending.has(id)) return;
        if (!this.exited) this.send({ type: 'abort', id });
        this.finish(id);
        reject(new Error(reason));
      };
      const timer = setTimeout(() => giveUp(`no page within ${PAGE_TIMEOUT / 1000} s`), PAGE_TIMEOUT);
      this.pending.set(id, { resolve, reject, timer });
      this.send({ type: 'render', id, request });
      signal?.addEventListener('abort', () => giveUp('the visitor has gone'), { once: true });
    });
  }

  get isRunning() {
    return !this.exited;
  }

  /** Lets the pages that have begun end, then frees the worker with everything that the composition loaded. */
  async retire(): Promise<void> {
    if (this.pending.size) await new Promise<void>((resolve) => (this.idle = resolve));
    await this.worker.terminate();
  }

  private send(message: ToRenderer) {
    this.worker.postMessage(message);
  }

  private receive(message: Exclude<FromRenderer, { type: 'ready' | 'refused' }>) {
    if (message.type === 'incident') return this.onIncident(message.incident);
    const page = this.pending.get(message.id);
    if (!page) return;
    if (message.type === 'page') page.resolve(message.page);
    else page.reject(new Error(message.reason));
    this.finish(message.id);
  }

  private fail(error: Error) {
    for (const [id, page] of [...this.pending]) {
      page.reject(error);
      this.finish(id);
    }
  }

  private finish(id: number) {
    clearTimeout(this.pending.get(id)?.timer);
    this.pending.delete(id);
    if (!this.pending.size) this.idle?.();
  }
}
