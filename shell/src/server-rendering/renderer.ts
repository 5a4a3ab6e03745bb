import { AsyncLocalStorage } from 'node:async_hooks';
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import {
  traceIdOf,
  type FromRenderer,
  type Incident,
  type PageName,
  type PageRequest,
  type RendererOptions,
  type ToRenderer,
} from '@site/contracts/renderer';
import { reportUncaughtErrors } from './uncaught-errors.ts';
import { pageLoader } from './page-loader.ts';
import type { Visit } from './page-watch.ts';
import { createPageRenderer } from './render-page.tsx';

export function startRenderer(port: MessagePort, options: RendererOptions) {
  const send = (message: FromRenderer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const traces = new AsyncLocalStorage<string>();
  const report = (incident: Incident) =>
    send({ type: 'incident', incident: { ...incident, trace_id: traceIdOf(traces.getStore()) } });
  reportUncaughtErrors(options, report);
  const renderer = createPageRenderer(options, pageLoader(options), report, console);
  const running = new Map<number, AbortController>();
  let held: PageName[] = [];

  const isHeld = ({ remote, version, page }: PageName) =>
    held.some((one) => one.page === page && one.remote === remote && one.version === version);

  async function render(id: number, request: PageRequest) {
    const abort = new AbortController();
    running.set(id, abort);
    let heldPage: PageName | undefined;
    let current: PageName | undefined;
    const visit: Visit = {
      works() {
        if (options.working) Atomics.store(options.working, 0, id);
      },
      enter(page) {
        visit.works();
        if (request.held === 'block') return 'block';
        if (request.held !== 'render' && isHeld(page)) {
          heldPage = page;
          abort.abort();
          return 'nothing';
        }
        // Posted before the page's code runs, so that it is delivered even if the code blocks the thread.
        current = page;
        send({ type: 'begun', id, page });
        return 'render';
      },
      begin(part) {
        visit.works();
        if (isHeld(part)) return false;
        send({ type: 'begun', id, page: part });
        return true;
      },
      end() {
        if (current) send({ type: 'begun', id, page: current });
      },
    };
    visit.works();
    try {
      const rendered = () => renderer.render(request, abort.signal, visit);
      // Node follows contexts only from the first `run` on, which takes time.
      const page = await (request.traceparent ? traces.run(request.traceparent, rendered) : rendered());
      send({ type: 'page', id, page }, [page.html.buffer as ArrayBuffer]);
    } catch (error) {
      if (heldPage) send({ type: 'held', id, page: heldPage });
      else if (!abort.signal.aborted)
        send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (message: ToRenderer) => {
    if (message.type === 'render') void render(message.id, message.request);
    else if (message.type === 'ping') send({ type: 'pong' });
    else if (message.type === 'hold') held = message.pages;
    else running.get(message.id)?.abort();
  });

  renderer.warm().then(
    (failures) =>
      send({
        type: 'ready',
        fallback: renderer.fallback(),
        failures,
        watchable: true,
        thread: threadNumber(),
      }),
    (error: unknown) => send({ type: 'refused', reason: String(error) }),
  );
}

/** Returns the thread id for the host's CPU time measurement, on Linux. */
function threadNumber(): number | undefined {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return undefined;
  }
}
