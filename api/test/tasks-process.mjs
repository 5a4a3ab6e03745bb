// Performs the tasks of `run-apart.spec.ts`.
import { setTimeout as sleep } from 'node:timers/promises';
import { performTasks } from '../src/uploads/perform-tasks.mjs';

let performed = 0;
const held = [];

performTasks(async (task) => {
  performed++;
  if (task === 'crash' || (task === 'crash when used' && performed > 1)) process.abort();
  if (task === 'hang') for (;;);
  if (task === 'refuse') return { refused: 'damaged' };
  if (task.mebibytes) {
    held.push(Buffer.alloc(task.mebibytes * 2 ** 20, 1));
    await sleep(100);
  }
  return { pid: process.pid, settings: Object.keys(process.env) };
});
