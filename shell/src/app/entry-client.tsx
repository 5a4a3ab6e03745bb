import { nextTask } from './next-task.ts';

/**
 * The file is there as a whole, and is evaluated in pieces: evaluating React, then all else, then starting takes a slow
 * phone a quarter of a second, in which it would neither scroll nor acknowledge a click.
 */
async function begin() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
}

void begin();
