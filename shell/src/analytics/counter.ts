import { countWith } from '@site/runtime/shell';

/** The service's script, which reads what has been asked of it before it came. */
const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/** The service's own switch, documented for visitors who refuse to be counted: its script cannot be unloaded. */
const refuse = (counter: number, refused: boolean) =>
  Object.assign(window, { [`disableYaCounter${counter}`]: refused });

function load(counter: number) {
  const queue: unknown[][] = [];
  window.ym = Object.assign((...call: unknown[]) => void queue.push(call), { a: queue, l: Date.now() });
  // `defer`: pages are counted by `hit`, with the titles and referers of navigations without a page load.
  window.ym(counter, 'init', { defer: true, accurateTrackBounce: true, trackLinks: true });
  document.head.append(Object.assign(document.createElement('script'), { src: SCRIPT, async: true }));
}

/** Counts the visitor's pages and goals from now on. The script is loaded once a page load. Returns how to stop. */
export function startCounter(counter: number): () => void {
  refuse(counter, false);
  if (!window.ym) load(counter);
  countWith(counter);
  return () => {
    countWith(undefined);
    refuse(counter, true);
  };
}
