// Sanitises and renders uploaded drawings. Plain JavaScript starts without a compiler.
import sharp from 'sharp';
import { performTasks } from '../../../../uploads/perform-tasks.mjs';
import { renderDrawing } from './render-drawing.mjs';

sharp.concurrency(1);
sharp.cache(false);
/** @type {(task: import('./prepare-drawing.ts').Task) => Promise<import('./prepare-drawing.ts').Result>} */
const render = ({ content }) => renderDrawing(Buffer.from(content));
performTasks(render);
