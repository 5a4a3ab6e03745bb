/**
 * The process of one renderer, forked by `renderer.ts`; plain JavaScript, so that it starts at once. The renderer runs
 * in a worker thread. If it blocks, this thread still receives the host's messages and reads which request it works
 * for. If it runs out of memory, only this process ends: V8 aborts the whole process when one step exceeds the thread's
 * limit (https://github.com/nodejs/node/issues/40873), and memory outside the JavaScript heap is limited only here.
 *
 * The messages are declared in `renderer-messages.ts`.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Ping interval, in ms. */
const INTERVAL = 75;
/** Number of intervals without a pong that count as a silence. */
const SILENT_AFTER = 3;
/** Clock tick of Linux (USER_HZ), in ms. */
const TICK = 10;
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
  let workBefore = 0;
  worker.on('message', (message) => {
    if (message.type === 'pong') {
      if (missed >= SILENT_AFTER) send({ type: 'answers' });
      missed = undefined;
      return;
    }
    send({ type: 'says', message });
    if (message.type === 'ready' && message.watchable) watch(message.thread);
  });

  /** Pings the renderer and reports its silences. Without a processor time, the time without a pong counts as work. */
  function watch(thread) {
    setInterval(() => {
      if (process.memoryUsage.rss() > maxBytes) end('the renderer exceeded its memory limit');
      if (missed === undefined) {
        missed = 0;
        workBefore = processorTime(thread) ?? 0;
        worker.postMessage({ type: 'ping' });
        return;
      }
      missed++;
      if (missed < SILENT_AFTER) return;
      const time = processorTime(thread);
      send({
        type: 'silent',
        waited: missed * INTERVAL,
        worked: time === undefined ? missed * INTERVAL : time - workBefore,
      });
    }, INTERVAL);
  }
});

/** Returns the processor time of a thread, in ms (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
function processorTime(thread) {
  if (thread === undefined) return undefined;
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}
