import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

/** Events that run script, including microtasks, which the browser's own sum `ScriptDuration` leaves out. */
const SCRIPT = new Set(['EvaluateScript', 'v8.compile', 'FunctionCall', 'RunMicrotasks']);
const CATEGORIES = ['devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing'];

export const traceScripts = (browser: Browser, page: Page) => browser.startTracing(page, { categories: CATEGORIES });

/** Returns the ms of script from `traceScripts` to the page's own `performance.mark(mark)`. */
export async function scriptTimeUntil(browser: Browser, mark: string): Promise<number> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marked = traceEvents.find(({ name }) => name === mark);
  if (!marked) throw new Error(`Expected a mark "${mark}" in the trace, found none`);
  const spans: [number, number][] = [];
  const open = new Map<string, number[]>();
  for (const { name, ph, pid, tid, ts, dur = 0 } of traceEvents.sort((a, b) => a.ts - b.ts)) {
    if (!SCRIPT.has(name) || pid !== marked.pid || tid !== marked.tid || ts > marked.ts) continue;
    if (ph === 'X') spans.push([ts, ts + dur]);
    else if (ph === 'B') open.set(name, [...(open.get(name) ?? []), ts]);
    else if (ph === 'E') spans.push([open.get(name)?.pop() ?? ts, ts]);
  }
  for (const begun of [...open.values()].flat()) spans.push([begun, marked.ts]);

  let sum = 0;
  let counted = 0;
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    const end = Math.min(to, marked.ts);
    sum += Math.max(0, end - Math.max(from, counted));
    counted = Math.max(counted, end);
  }
  return sum / 1000;
}
