import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  traceIdOf,
  type FromRenderer,
  type Incident,
  type PageDocument,
  type PageName,
  type PageRequest,
  type RenderedPage,
  type RendererOptions,
} from '@site/contracts/renderer';
import { partModule } from '@site/contracts/composition';
import { PageQuarantined, PageTimeout, RendererLost } from './renderer-errors.ts';
import type { FromRendererProcess, ToRendererProcess } from './renderer-messages.ts';
import { watchProcess } from './process-watch.ts';
import { judgeSilence } from './silence.ts';

const PROCESS = fileURLToPath(new URL('renderer-process.mjs', import.meta.url));

/**
 * There are about as many renderers as processors: V8's four helper threads in each would only take time from another
 * renderer, and coordination with them costs a sixth of a page.
 */
const SINGLE_THREADED_GC = '--single-threaded-gc';

/** Variables that a renderer gets: its code is of all teams, and must not read the keys of the site. */
const PASSED = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

const rendererEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  NODE_ENV: 'production',
});

/** Timeout for a new composition to load all its pages, in ms. */
const WARM_TIMEOUT = 15_000;
/** Timeout of a page, in ms. After it, the browser renders the page. */
export const PAGE_TIMEOUT = 8000;
/** Limit of the begun pages that are remembered; those of disconnected visitors stay, because one of them may loop. */
const MAX_REMEMBERED = 500;

interface Pending {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
  /** Stays with the renderer during a silence. */
  patient: boolean;
  traceparent?: string;
}

export interface RenderTerms {
  signal?: AbortSignal;
  /** Stays with the renderer during a silence. */
  patient?: boolean;
}

export interface RendererWatcher {
  /** Whether no other renderer of the composition responds. */
  isAlone(renderer: Renderer): boolean;
  /** The renderer works for this page and does not respond. */
  suspected(renderer: Renderer, page: PageName): void;
  responding(renderer: Renderer): void;
  /** The renderer ended by itself, or was killed because it did not respond. */
  gone(renderer: Renderer, reason: string, page?: PageName, traceId?: string): void;
}

export interface RendererSettings {
  /** Limit of the JavaScript heap, in MB. */
  memory: number;
  /** In ms. Default: PAGE_TIMEOUT. */
  pageTimeout?: number;
  watcher?: RendererWatcher;
}

/** The host's side of one process that renders a composition. */
export class Renderer {
  readonly id: string;
  fallback: PageDocument = { headers: {}, html: '' };
  /** Pages that could not be loaded. */
  failures: Incident[] = [];
  state: 'starting' | 'responding' | 'silent' | 'gone' = 'starting';
  private readonly process: ChildProcess;
  /** Id of the request that the renderer's code runs for, or ran for last. */
  private worksFor = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly begun = new Map<number, PageName>();
  private readonly onIncident: (incident: Incident) => void;
  private readonly watcher?: RendererWatcher;
  private readonly pageTimeout: number;
  private readonly silence?: ReturnType<typeof judgeSilence>;
  private processWatch?: ReturnType<typeof watchProcess>;
  private lastId = 0;
  private idle?: () => void;
  private ending = false;
  private isOutOfMemory = false;

  private constructor(
    options: RendererOptions,
    onIncident: (incident: Incident) => void,
    { memory, watcher, pageTimeout = PAGE_TIMEOUT }: RendererSettings,
  ) {
    const { shell } = options.composition;
    this.id = options.composition.id;
    this.onIncident = onIncident;
    this.watcher = watcher;
    this.pageTimeout = pageTimeout;
    this.silence = watcher && judgeSilence(this.consequences(watcher));
    this.process = fork(PROCESS, {
      execArgv: [SINGLE_THREADED_GC],
      env: rendererEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.process.stderr?.on('data', (chunk: Buffer) => this.onStderr(chunk));
    this.send({ entry: join(options.folders.shell!, 'server', shell.server.entry), options, memory });
  }

  /** Resolves once the composition has loaded; rejects with the reason if it cannot. */
  static async start(
    options: RendererOptions,
    onIncident: (incident: Incident) => void,
    settings: RendererSettings,
  ): Promise<Renderer> {
    const renderer = new Renderer(options, onIncident, settings);
    try {
      await renderer.ready();
    } catch (error) {
      await renderer.terminate();
      throw error;
    }
    return renderer;
  }

  /** Forwards stderr, except V8's out-of-memory report, which becomes one incident. */
  private onStderr(chunk: Buffer) {
    this.isOutOfMemory ||= chunk.includes('<--- Last few GCs --->');
    if (!this.isOutOfMemory) process.stderr.write(chunk);
  }

  private ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`the composition did not load within ${WARM_TIMEOUT / 1000} s`)),
        WARM_TIMEOUT,
      );
      const fail = (reason: string) => {
        clearTimeout(timer);
        reject(new Error(reason));
        this.end(reason);
      };
      this.process.on('message', (event: FromRendererProcess) => {
        if (this.state === 'gone') return; // Messages sent before its end can arrive after it.
        this.worksFor = event.working;
        this.processWatch?.responded();
        if (event.type === 'here') return;
        if (event.type === 'silent') return this.silence?.silent(event);
        if (event.type === 'answers') return this.silence?.responds();
        if (event.type === 'ended') return fail(event.reason);
        const { message } = event;
        if (message.type === 'ready') {
          clearTimeout(timer);
          this.fallback = message.fallback;
          this.failures = message.failures;
          this.state = 'responding';
          this.processWatch = this.silence && this.watch(this.silence);
          resolve();
        } else if (message.type === 'refused') reject(new Error(message.reason));
        else this.receive(message);
      });
      this.process.on('error', ({ message }) => fail(message));
      // `close`, not `exit`: the out-of-memory report on stderr may come after `exit`.
      this.process.on('close', (code, signal) =>
        fail(
          this.isOutOfMemory
            ? 'the renderer ran out of memory'
            : `the renderer stopped with ${signal ?? `code ${code}`}`,
        ),
      );
    });
  }

  render(request: PageRequest, { signal, patient = false }: RenderTerms = {}): Promise<RenderedPage> {
    if (this.state === 'gone') return Promise.reject(new RendererLost('the renderer has stopped', 'bystander'));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.drop(id, new PageTimeout(`no page within ${this.pageTimeout / 1000} s`)),
        this.pageTimeout,
      );
      this.pending.set(id, { resolve, reject, timer, patient, traceparent: request.traceparent });
      this.send({ type: 'render', id, request });
      signal?.addEventListener('abort', () => this.drop(id, new Error('the visitor disconnected')), { once: true });
    });
  }

  /** Stops running the code of these pages, except for requests with `held: 'render'`. */
  quarantine(pages: PageName[]) {
    if (this.state !== 'gone') this.send({ type: 'hold', pages });
  }

  /** Waits for the pending pages unless the renderer is silent, then ends the process. */
  async retire(): Promise<void> {
    if (this.pending.size && this.state !== 'silent') await new Promise<void>((resolve) => (this.idle = resolve));
    await this.terminate();
  }

  private watch(silence: ReturnType<typeof judgeSilence>) {
    return watchProcess({
      call: () => this.send({ type: 'call' }),
      suspended: (ms) => {
        this.worksFor = 0; // No page can block the thread that responds to calls.
        silence.silent({ waited: ms, worked: 0 });
      },
      resumed: () => silence.responds(),
    });
  }

  private async terminate() {
    this.ending = true;
    this.processWatch?.stop();
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  private consequences(watcher: RendererWatcher): Parameters<typeof judgeSilence>[0] {
    return {
      silent: () => {
        this.state = 'silent';
        // Only the page that it works for waits; another renderer, if there is one, renders the others.
        if (watcher.isAlone(this)) return;
        const others = this.knowsCulprit ? 'bystander' : 'unknown';
        for (const [id, { patient }] of [...this.pending])
          if (id !== this.worksFor && !patient)
            this.drop(id, new RendererLost('its renderer does not respond', others));
      },
      suspected: () => {
        const page = this.begun.get(this.worksFor);
        if (page) watcher.suspected(this, page);
      },
      responding: () => {
        this.state = 'responding';
        watcher.responding(this);
      },
      lost: () => {
        this.end('the renderer does not respond');
        void this.terminate();
      },
    };
  }

  private get knowsCulprit(): boolean {
    return this.pending.has(this.worksFor) || this.begun.has(this.worksFor);
  }

  private send(message: ToRendererProcess) {
    // A process that is ending receives nothing, and `close` tells why; without a callback, that would be an 'error' first.
    if (this.process.connected) this.process.send(message, () => {});
  }

  private receive(message: Exclude<FromRenderer, { type: 'ready' | 'refused' | 'pong' }>) {
    if (message.type === 'incident') return this.onIncident(message.incident);
    if (message.type === 'begun') return this.remember(message.id, message.page);
    this.begun.delete(message.id);
    const page = this.pending.get(message.id);
    if (!page) return;
    if (message.type === 'page') page.resolve(message.page);
    else if (message.type === 'held') page.reject(new PageQuarantined(message.page));
    else page.reject(new Error(message.reason));
    this.finish(message.id);
  }

  /** Reports the end of the process, and rejects the pending pages. */
  private end(reason: string) {
    if (this.state === 'gone') return;
    const started = this.state !== 'starting';
    this.state = 'gone';
    this.processWatch?.stop();
    const others = this.knowsCulprit ? 'bystander' : 'unknown';
    const last = this.begun.get(this.worksFor);
    const culprit = last?.page.startsWith(partModule('')) ? 'its part' : 'culprit';
    const traceId = traceIdOf(this.pending.get(this.worksFor)?.traceparent);
    if (started && !this.ending) this.watcher?.gone(this, reason, last, traceId);
    for (const [id, page] of [...this.pending]) {
      page.reject(new RendererLost(reason, id === this.worksFor ? culprit : others));
      this.finish(id);
    }
  }

  private remember(id: number, page: PageName) {
    this.begun.set(id, page);
    const [oldest] = this.begun.keys();
    if (this.begun.size > MAX_REMEMBERED && oldest !== undefined) this.begun.delete(oldest);
  }

  private drop(id: number, error: Error) {
    const page = this.pending.get(id);
    if (!page) return;
    if (this.state !== 'gone') this.send({ type: 'abort', id });
    page.reject(error);
    this.finish(id);
  }

  private finish(id: number) {
    clearTimeout(this.pending.get(id)?.timer);
    this.pending.delete(id);
    if (!this.pending.size) this.idle?.();
  }
}
