export { onResize } from './on-resize.ts';
