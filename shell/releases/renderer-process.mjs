/**
 * The process of one renderer, forked by `renderer.ts`; plain JavaScript, so that it starts at once. The renderer is a
 * thread in it: whatever that does, this thread hears the host, and sees what the other one works for. And whatever it
 * allocates, only this process ends: V8 aborts the whole process when one step needs more than the thread may have
 * (https://github.com/nodejs/node/issues/40873), and memory outside of JavaScript's objects has no limit but this one.
 *
 * Messages are those of `renderer-messages.ts`.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** How often the renderer is asked for a sign of life, in ms. */
const INTERVAL = 75;
/** So many intervals without an answer are a silence. */
const SILENT_AFTER = 3;
/** USER_HZ of Linux, in ms. */
const TICK = 10;
const MB = 1024 * 1024;

// Ctrl-C and the end of a service are told to all processes of a group. This one ends when its host does.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.once('message', ({ entry, options, memory }) => {
  const working = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const tell = (event) => process.send({ ...event, working: Atomics.load(working, 0) });
  const end = (reason) =>
    process.send({ type: 'ended', reason, working: Atomics.load(working, 0) }, () => process.exit());

  const worker = new Worker(entry, {
    workerData: { ...options, working },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const mostBytes = (2 * memory + 128) * MB;
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => end(`the renderer stopped with code ${code}`));
  process.on('message', (message) => {
    if (message.type === 'call') tell({ type: 'here' });
    else worker.postMessage(message);
  });

  let missed;
  let workBefore = 0;
  worker.on('message', (message) => {
    if (message.type === 'pong') {
      if (missed >= SILENT_AFTER) tell({ type: 'answers' });
      missed = undefined;
      return;
    }
    tell({ type: 'says', message });
    if (message.type === 'ready' && message.watchable) watch(message.thread);
  });

  /** Of the renderer's thread, where the system tells; else the intervals of silence count. */
  function watch(thread) {
    setInterval(() => {
      if (process.memoryUsage.rss() > mostBytes) end('the renderer has used up its memory');
      if (missed === undefined) {
        missed = 0;
        workBefore = processorTime(thread) ?? 0;
        worker.postMessage({ type: 'ping' });
        return;
      }
      missed++;
      if (missed < SILENT_AFTER) return;
      const time = processorTime(thread);
      tell({
        type: 'silent',
        waited: missed * INTERVAL,
        worked: time === undefined ? missed * INTERVAL : time - workBefore,
      });
    }, INTERVAL);
  }
});

/** Of a thread of this process, in ms (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
function processorTime(thread) {
  if (thread === undefined) return undefined;
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}
