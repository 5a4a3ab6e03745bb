import { useState, type ReactNode } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  /** Label of the confirming button. */
  confirm: ReactNode;
  /** Label of the other button. */
  cancel?: string;
  /** Whether confirming destroys something. */
  danger?: boolean;
  /** Resolves to the message of a problem, which replaces the consequences; to nothing on success. */
  onConfirm: () => void | Promise<string | void>;
  /** Replaces the confirming button while a problem is shown; without it, another attempt is possible. */
  remedy?: ReactNode;
  onClose: () => void;
}

/** Confirms an action that a click cannot undo. The parent closes it on success. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Отменить',
  danger,
  onConfirm,
  remedy,
  onClose,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function run() {
    setPending(true);
    const message = await onConfirm();
    setPending(false);
    setProblem(message ?? '');
  }

  const action = (problem && remedy) || (
    <Button variant={danger ? 'danger' : 'primary'} loading={isPending} onClick={() => void run()}>
      {confirm}
    </Button>
  );
  const footer = (
    <>
      {action}
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer} size="small">
      {problem ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : (
        <p>{children}</p>
      )}
    </Dialog>
  );
}
