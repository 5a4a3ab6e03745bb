import type { ProposalStep } from '@site/contracts/proposal-steps';
import { Button } from '@site/ui/button';
import { Sheet } from '@site/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useBillChange, useResult } from '../editor/editor-context.tsx';
import { SaveAlarm } from '../frame/save-alarm.tsx';
import { formatDifference, formatSum } from '../../sums/sums.ts';
import { RunningBill } from './running-bill.tsx';
import css from './bill.module.css';

/** Bar of narrow screens: the total, and a button that opens the whole bill. */
export function BillBar({ step, children }: { step: ProposalStep; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { total } = useResult().bill;
  const change = useBillChange();
  return (
    <section className={css.bar} aria-label="Итог предложения" data-bottom-bar="" data-print="hide">
      <div className={css.brief}>
        <strong>{formatSum(total)}</strong>
        <span className={css.quiet}>{change && change.total !== 0 ? formatDifference(change.total) : 'Всего'}</span>
        <SaveAlarm />
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Смета
      </Button>
      {children}
      <Sheet open={open} onClose={() => setOpen(false)} title="Смета">
        <RunningBill step={step} />
      </Sheet>
    </section>
  );
}
