import { problemText } from '@site/runtime';
import { ConfirmDialog } from '@site/ui/dialog';
import type { ReactNode } from 'react';
import { type DecisionProps, useDecision } from './use-decision.ts';

interface ConfirmDecisionProps extends DecisionProps {
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the other button. */
  cancel?: string;
  /** Whether the decision takes something away. */
  danger?: boolean;
  /** The consequences. */
  children: ReactNode;
}

/** A decision without a text. Render it outside of what the decision removes from the page. */
export function ConfirmDecision({ title, confirm, cancel, danger, children, ...decision }: ConfirmDecisionProps) {
  const decide = useDecision(decision);
  const onConfirm = async () => {
    const problem = await decide('');
    return problem && problemText(problem);
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      danger={danger}
      onConfirm={onConfirm}
      onClose={decision.onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
