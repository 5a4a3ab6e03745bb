// Sanitises and renders one uploaded drawing and exits. Plain JavaScript starts without a compiler, in a tenth of a second.
import sharp from 'sharp';
import { renderDrawing } from './render-drawing.mjs';

const MAX_MEMORY = 1024 * 2 ** 20;
const MEMORY_CHECK_INTERVAL = 20;

process.once('disconnect', () => process.exit(1));
/** @param {import('./prepare-drawing.ts').Task} task */
process.once('message', async ({ content }) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
  }, MEMORY_CHECK_INTERVAL);
  sharp.concurrency(1);
  process.send(await renderDrawing(Buffer.from(content)), () => process.exit(0));
});
