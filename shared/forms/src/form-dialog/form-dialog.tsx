import { Button } from '@site/ui/button';
import { Dialog, type DialogProps } from '@site/ui/dialog';
import { useId, type ReactNode, type SubmitEventHandler } from 'react';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  /** Label of the submit button. */
  submit: ReactNode;
  /** Label of the other button. */
  cancel?: string;
  /** Whether submitting takes something away. */
  danger?: boolean;
  isSubmitting: boolean;
  /** Disables the submit button, for example during an upload. */
  disabled?: boolean;
  onSubmit: SubmitEventHandler;
  /** Class of the form. */
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** An open dialog with a form. Its buttons stay visible below a long form. The parent closes it on success. */
export function FormDialog({
  title,
  size,
  submit,
  cancel = 'Отменить',
  danger,
  isSubmitting,
  disabled,
  onSubmit,
  onClose,
  className,
  children,
}: FormDialogProps) {
  const id = useId();
  const footer = (
    <>
      <Button
        type="submit"
        form={id}
        variant={danger ? 'danger' : 'primary'}
        loading={isSubmitting}
        disabled={disabled}
      >
        {submit}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} size={size}>
      <form id={id} method="dialog" noValidate className={className} onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
