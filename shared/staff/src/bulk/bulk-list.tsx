import { formatCount } from '@site/kernel/plurals';
import { formatNumber } from '@site/kernel/numbers';
import { problemText, useAction, useRevalidator } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shownAsSent } from '../decide/index.ts';
import type { Bulk, BulkAction, BulkOutcome, ChosenAction, PlainAction } from './bulk-action.ts';
import css from './bulk.module.css';
import type { Selection } from './use-selection.ts';

interface Shown extends Pick<BulkOutcome<unknown>, 'note' | 'undo'> {
  title: string;
  /** Failures by reason: «a.jpg; b.jpg: Сначала уберите их там». */
  failures: readonly string[];
}

interface BulkListProps<Row> {
  selection: Selection<Row>;
  bulk: Bulk<Row>;
  /** The rows, if there are any. */
  children: ReactNode;
}

async function describe<Row>({ done }: BulkAction<Row>, outcome: BulkOutcome<Row>, count: number, bulk: Bulk<Row>) {
  const { changed, failed, note, undo } = outcome;
  const names = new Map<string, string[]>();
  for (const { row, problem } of failed) {
    const reason = await problemText(shownAsSent(problem));
    names.set(reason, [...(names.get(reason) ?? []), bulk.nameOf(row)]);
  }
  const of = changed === count ? '' : ` из\u00a0${formatNumber(count)}`;
  return {
    title: `${done}: ${formatNumber(changed)}${of}`,
    failures: [...names].map(([reason, rows]) => `${rows.join('; ')}: ${reason}`),
    note,
    undo,
  };
}

/** A list with actions for its selected rows. Rows of a failed action stay selected. */
export function BulkList<Row>({ selection, bulk, children }: BulkListProps<Row>) {
  const { selected, set } = selection;
  const { revalidate } = useRevalidator();
  const { act, busy: isUndoing } = useAction();
  const [asked, setAsked] = useState<{ action: PlainAction<Row>; question: string } | null>(null);
  const [choosing, setChoosing] = useState<ChosenAction<Row> | null>(null);
  const [running, setRunning] = useState<BulkAction<Row> | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone when no row is selected any more.
  useEffect(() => {
    if (shown) result.current?.focus();
  }, [shown]);

  async function show(action: BulkAction<Row>, rows: readonly Row[], outcome: BulkOutcome<Row>) {
    const failed = new Set(outcome.failed.map(({ row }) => row));
    const described = await describe(action, outcome, rows.length, bulk);
    set(
      rows.filter((row) => !failed.has(row)),
      false,
    );
    await revalidate();
    setAsked(null);
    setChoosing(null);
    setShown(described);
  }

  async function run(action: PlainAction<Row>) {
    if (running) return;
    setRunning(action);
    setShown(null);
    await show(action, selected, await action.run(selected));
    setRunning(null);
  }

  async function undo() {
    if (shown?.undo && (await act(shown.undo))) setShown({ title: 'Изменения отменены', failures: [] });
  }

  function begin(action: BulkAction<Row>) {
    if ('choose' in action) setChoosing(action);
    else if (!action.confirm) void run(action);
    else setAsked({ action, question: `${action.label} ${formatCount(selected.length, bulk.words)}` });
  }
  return (
    <div className={css.list}>
      {shown && (
        <div ref={result} tabIndex={-1} className={css.result}>
          <Alert
            tone={shown.failures.length > 0 ? 'danger' : 'success'}
            title={shown.title}
            actions={
              shown.undo && (
                <Button size="small" variant="secondary" loading={isUndoing} onClick={() => void undo()}>
                  Вернуть как было
                </Button>
              )
            }
          >
            {shown.note && <p>{shown.note}</p>}
            {shown.failures.length > 0 && (
              <>
                <p>Не&nbsp;удалось:</p>
                <ul className={css.failures}>
                  {shown.failures.map((failure) => (
                    <li key={failure}>{failure}</li>
                  ))}
                </ul>
              </>
            )}
          </Alert>
        </div>
      )}
      <div role="group" aria-label="Действия с&nbsp;выбранным" className={css.bar} hidden={selected.length === 0}>
        <span aria-hidden="true">{`Выбрано: ${formatNumber(selected.length)}`}</span>
        {bulk.actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.danger ? 'danger' : 'secondary'}
            loading={running === action && !asked}
            onClick={() => begin(action)}
          >
            {action.label}
          </Button>
        ))}
        <Button size="small" variant="ghost" onClick={() => set(selected, false)}>
          Снять выбор
        </Button>
      </div>
      <VisuallyHidden role="status">
        {selected.length > 0 && `Выбрано: ${formatNumber(selected.length)}`}
      </VisuallyHidden>
      {children}
      {choosing && (
        <choosing.choose
          rows={selected}
          onDone={(outcome) => show(choosing, selected, outcome)}
          onClose={() => setChoosing(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={`${asked.question}?`}
          confirm={asked.question}
          danger={asked.action.danger}
          onConfirm={() => run(asked.action)}
          onClose={() => setAsked(null)}
        >
          {asked.action.confirm}
        </ConfirmDialog>
      )}
    </div>
  );
}
