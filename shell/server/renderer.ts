import { Readable } from 'node:stream';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromRenderer, Incident, PageDocument, PageRequest, RendererOptions, ToRenderer } from '@site/contracts/renderer';

/** How long a new composition may take to load all its pages, in ms. */
const WARM_TIMEOUT = 15_000;
/** How long a page may take to begin, in ms. After it the visitor gets the client-rendered page. */
const HEAD_TIMEOUT = 8000;

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

interface Pending {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
  body: Readable;
  timer: NodeJS.Timeout;
  started: boolean;
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

  render(request: PageRequest): Promise<RenderedPage> {
    if (this.exited) return Promise.reject(new Error('the renderer has stopped'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const body = new Readable({ read() {}, destroy: (error, done) => (this.abandon(id), done(error)) });
      const timer = setTimeout(() => {
        this.abandon(id);
        reject(new Error(`no page within ${HEAD_TIMEOUT / 1000} s`));
      }, HEAD_TIMEOUT);
      this.pending.set(id, { resolve, reject, body, timer, started: false });
      this.send({ type: 'render', id, request });
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
    if (message.type === 'head') {
      page.started = true;
      clearTimeout(page.timer);
      page.resolve({ status: message.status, headers: message.headers, body: page.body });
    } else if (message.type === 'chunk') page.body.push(message.bytes);
    else if (message.type === 'end') {
      page.body.push(null);
      this.finish(message.id);
    } else {
      page.reject(new Error(message.reason));
      this.finish(message.id);
    }
  }

  /** The visitor has gone, or we have given up: the worker need not go on. */
  private abandon(id: number) {
    if (!this.pending.has(id)) return;
    if (!this.exited) this.send({ type: 'abort', id });
    this.finish(id);
  }

  private fail(error: Error) {
    for (const [id, page] of [...this.pending]) {
      if (page.started) page.body.destroy(error);
      else page.reject(error);
      this.finish(id);
    }
  }

  private finish(id: number) {
    clearTimeout(this.pending.get(id)?.timer);
    this.pending.delete(id);
    if (!this.pending.size) this.idle?.();
  }
}
