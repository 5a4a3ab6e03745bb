import type { CallResult } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

interface StaffVerdictProps {
  /** Whether the item still waits. */
  isPending: boolean;
  /** Unique name for the typed reason. */
  draft: string;
  approve: {
    button: string;
    title: string;
    consequences: string;
    done: string;
    send: () => Promise<CallResult<unknown>>;
  };
  /** `hint`: the reader of the reason. */
  reject: { title: string; hint: string; done: string; send: (reason: string) => Promise<CallResult<unknown>> };
}

/** Approves an item, or rejects it with a reason. */
export function StaffVerdict({ isPending, draft, approve, reject }: StaffVerdictProps) {
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {isPending && (
        <DecisionBar>
          <Button onClick={() => setOpen('approve')}>{approve.button}</Button>
          <Button variant="secondary" onClick={() => setOpen('reject')}>
            Отклонить
          </Button>
        </DecisionBar>
      )}
      {open === 'approve' && (
        <ConfirmDecision
          title={approve.title}
          confirm={approve.button}
          send={approve.send}
          done={approve.done}
          onClose={close}
        >
          {approve.consequences}
        </ConfirmDecision>
      )}
      {open === 'reject' && <TextDecision {...reject} draft={draft} submit="Отклонить" danger onClose={close} />}
    </>
  );
}
