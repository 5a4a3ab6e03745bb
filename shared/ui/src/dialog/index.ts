export { useModal } from './use-modal.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, Sheet, type DialogProps, type SheetProps } from './dialog.tsx';
