import type { Proposal } from '@site/contracts/proposals';
import { formatDate, formatTime } from '@site/kernel/dates';
import { useSession } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useSnapshot } from 'valtio';
import { billChange } from '../../../features/car-park/editor/bill-change.ts';
import { useEditor, useResult } from '../../../features/car-park/editor/editor-context.tsx';
import { useDraft } from '../editor/draft-context.ts';
import { formatDifference, formatSum } from '../../../features/sums/sums.ts';

/** Two versions of one draft: both stay until one is chosen. */
export function ConflictAlert({ theirs }: { theirs: Proposal }) {
  const { state } = useEditor();
  const { autosave } = useDraft();
  const { calculate } = useSnapshot(state);
  const mine = useResult();
  const userId = useSession(({ personal }) => personal?.id);
  const other = theirs.saved_by?.id === userId ? null : theirs.saved_by;
  const { bill } = calculate(theirs.configuration);
  const { total, lines } = billChange(calculate(theirs.configuration), mine);
  return (
    <Alert
      tone="danger"
      live
      title={
        other
          ? `Пока вы\u00a0работали, предложение сохранил другой сотрудник: ${other.name}`
          : 'Предложение изменили в\u00a0другой вкладке или на\u00a0другом устройстве'
      }
      actions={
        <>
          <Button size="small" onClick={autosave.keepMine}>
            Оставить моё
          </Button>
          <Button size="small" variant="secondary" onClick={autosave.takeTheirs}>
            Взять сохранённое
          </Button>
        </>
      }
    >
      <p>
        Сохранено {formatDate(theirs.changed_at)} в&nbsp;{formatTime(theirs.changed_at)}: {formatSum(bill.total)}.
        У&nbsp;вас: {formatSum(mine.bill.total)}
        <span>{`${total === 0 ? '' : ` (${formatDifference(total)})`}. Другое количество в\u00a0позициях: ${lines.length}.`}</span>
      </p>
      <p>Пока вы&nbsp;не&nbsp;выбрали, остаются обе версии.</p>
    </Alert>
  );
}
