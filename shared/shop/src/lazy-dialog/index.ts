export { useLazyDialog } from './use-lazy-dialog.ts';
