import { nextTask } from '../base/next-task.ts';

/**
 * Evaluates the bundle in separate tasks: React, then the rest, then the start. In one task this takes a slow phone a
 * quarter of a second, during which it neither scrolls nor acknowledges a click.
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
