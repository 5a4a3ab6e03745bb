import type { MessagePort } from 'node:worker_threads';
import type { FromRenderer, PageRequest, RendererOptions, ToRenderer } from '@site/contracts/renderer';
import { pageLoader } from './page-loader.ts';
import { createPageRenderer } from './render-page.tsx';

/** Answers the host's requests for pages with the one composition that this worker holds. */
export function startRenderer(port: MessagePort, options: RendererOptions) {
  const send = (message: FromRenderer, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const renderer = createPageRenderer(options, pageLoader(options), (incident) => send({ type: 'incident', incident }), console);
  const running = new Map<number, AbortController>();

  async function answer(id: number, request: PageRequest) {
    const abort = new AbortController();
    running.set(id, abort);
    try {
      const page = await renderer.render(request, abort.signal);
      send({ type: 'page', id, page }, [page.html.buffer as ArrayBuffer]);
    } catch (error) {
      if (!abort.signal.aborted) send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (message: ToRenderer) => {
    if (message.type === 'render') void answer(message.id, message.request);
    else running.get(message.id)?.abort();
  });

  renderer.warm().then(
    (failures) => send({ type: 'ready', fallback: renderer.fallback(), failures }),
    (error: unknown) => send({ type: 'refused', reason: String(error) }),
  );
}
