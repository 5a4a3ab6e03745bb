import { countWith } from '@site/runtime/shell';

/** The service's script. It processes the calls that were queued before it loaded. */
const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/** Sets the service's documented opt-out switch, because its script cannot be unloaded. */
const optOut = (counter: number, isOut: boolean) => Object.assign(window, { [`disableYaCounter${counter}`]: isOut });

function load(counter: number) {
  const queue: unknown[][] = [];
  window.ym = Object.assign((...call: unknown[]) => void queue.push(call), { a: queue, l: Date.now() });
  // `defer`: `hit` counts the pages, because navigations without a page load have their own titles and referrers.
  window.ym(counter, 'init', { defer: true, accurateTrackBounce: true, trackLinks: true });
  document.head.append(Object.assign(document.createElement('script'), { src: SCRIPT, async: true }));
}

/** Starts counting pages and goals. The script is loaded once per page load. Returns the function that stops it. */
export function startCounter(counter: number): () => void {
  optOut(counter, false);
  if (!window.ym) load(counter);
  countWith(counter);
  return () => {
    countWith(undefined);
    optOut(counter, true);
  };
}
