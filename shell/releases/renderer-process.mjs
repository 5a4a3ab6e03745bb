/**
 * The process of one renderer, forked by `renderer.ts`; plain JavaScript, so that it starts at once. The renderer runs
 * in a worker thread. If it blocks, this thread still receives the host's messages and reads which request it works
 * for. If it runs out of memory, only this process ends: V8 aborts the whole process when one step exceeds the thread's
 * limit (https://github.com/nodejs/node/issues/40873), and memory outside the JavaScript heap is limited only here.
 *
 * The messages are declared in `renderer-messages.ts`.
 */
import { Worker } from 'node:worker_threads';
import { threadTime } from './thread-time.mjs';

/** Ping interval, in ms. */
const INTERVAL = 75;
/** Number of intervals without a pong that count as a silence. */
const SILENT_AFTER = 3;
const MB = 1024 * 1024;

// SIGINT and SIGTERM reach all processes of the group; this one ends with its host instead.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.once('message', ({ entry, options, memory }) => {
  const working = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const send = (event) => process.send({ ...event, working: Atomics.load(working, 0) });
  const end = (reason) =>
    process.send({ type: 'ended', reason, working: Atomics.load(working, 0) }, () => process.exit());

  const worker = new Worker(entry, {
    workerData: { ...options, working },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const maxBytes = (2 * memory + 128) * MB;
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`the renderer stopped with code ${code}`));
  process.on('message', (message) => {
    if (message.type === 'call') send({ type: 'here' });
    else worker.postMessage(message);
  });

  let missed;
  let before;
  /** The request that the renderer works for, and the processor time that it had used when it began to. */
  let work;
  worker.on('message', (message) => {
    if (message.type === 'pong') {
      if (missed >= SILENT_AFTER) send({ type: 'answers' });
      missed = undefined;
      return;
    }
    send({ type: 'says', message });
    if (message.type === 'ready' && message.watchable) watch(message.thread);
  });

  /**
   * Pings the renderer and reports its silences. Time that it waits for a processor is not silence. Without the times
   * of the thread, the time without a pong counts as work.
   */
  function watch(thread) {
    const workOf = (time) => ({ request: Atomics.load(working, 0), since: time?.worked });
    setInterval(() => {
      if (process.memoryUsage.rss() > maxBytes) end('the renderer exceeded its memory limit');
      if (missed === undefined) {
        missed = 0;
        before = threadTime(thread);
        work = workOf(before);
        worker.postMessage({ type: 'ping' });
        return;
      }
      missed++;
      const now = threadTime(thread);
      // Several pages may take the thread one after another: it responds once they have.
      if (now && work.request !== Atomics.load(working, 0)) work = workOf(now);
      if (missed < SILENT_AFTER) return;
      const silent = missed * INTERVAL;
      send({
        type: 'silent',
        waited: silent - (now && before ? now.queued - before.queued : 0),
        worked: now && before ? now.worked - work.since : silent,
      });
    }, INTERVAL);
  }
});
