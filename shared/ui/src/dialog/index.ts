export { useModal } from './use-modal.ts';
export { Dialog, Sheet, type DialogProps, type SheetProps } from './dialog.tsx';
