import { parentPort, workerData } from 'node:worker_threads';
import type { RendererOptions } from '@site/contracts/renderer';
import { startRenderer } from '../server-rendering/renderer.ts';

// A shell release's server build is the renderer itself: the host starts this file as a worker.
if (parentPort) startRenderer(parentPort, workerData as RendererOptions);
