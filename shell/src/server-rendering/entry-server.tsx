import { parentPort, workerData } from 'node:worker_threads';
import type { RendererOptions } from '@site/contracts/renderer';
import { startRenderer } from './renderer.ts';

// The server build of a shell release is the renderer: a renderer process starts this file as a worker thread.
if (parentPort) startRenderer(parentPort, workerData as RendererOptions);
