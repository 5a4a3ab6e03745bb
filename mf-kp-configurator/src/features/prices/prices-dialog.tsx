import type { PriceDifferences } from '@site/contracts/proposal-life';
import type { Proposal } from '@site/contracts/proposals';
import { problemText, useApi, useLoad } from '@site/runtime';
import { Alert, RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { type Column, DataTable } from '@site/ui/data-table';
import { Dialog } from '@site/ui/dialog';
import { useState } from 'react';
import { formatSum } from '../sums/sums.ts';

const columns: Column<PriceDifferences['lines'][number]>[] = [
  { key: 'name', title: 'Позиция', cell: ({ name }) => name },
  { key: 'qty', title: 'Кол-во', align: 'right', cell: ({ qty }) => qty },
  { key: 'before', title: 'Было', align: 'right', cell: ({ before }) => formatSum(before) },
  { key: 'after', title: 'Станет', align: 'right', cell: ({ after }) => formatSum(after) },
];

interface PricesDialogProps {
  proposal: Pick<Proposal, 'slug' | 'number'>;
  /** Receives the proposal at its new prices. */
  onDone: (renewed: Proposal) => void;
  onClose: () => void;
}

/** Shows the price differences before they are applied. */
export function PricesDialog({ proposal: { slug, number }, onDone, onClose }: PricesDialogProps) {
  const api = useApi();
  const {
    value: differences,
    problem: notLoaded,
    retry,
  } = useLoad(slug, (signal) => api.call('GET /account/kp/proposals/{slug}/prices/', { params: { slug }, signal }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function update(revision: number) {
    setBusy(true);
    const response = await api.call('POST /account/kp/proposals/{slug}/prices/', {
      params: { slug },
      body: { revision },
    });
    setBusy(false);
    if (response.ok) onDone(response.value.proposal);
    else setProblem(await problemText(response.problem));
  }

  const footer = (
    <>
      {differences && !problem && (
        <Button loading={busy} onClick={() => void update(differences.revision)}>
          Обновить
        </Button>
      )}
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Обновить цены в ${number}?`} footer={footer} size="medium">
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {notLoaded && <RetryAlert onRetry={retry}>{notLoaded}</RetryAlert>}
      {!differences && !notLoaded && <p role="status">Сравниваем с&nbsp;сегодняшними ценами…</p>}
      {differences?.lines.length === 0 && <p>Цены не&nbsp;изменились. Обновится только их&nbsp;дата.</p>}
      {differences && differences.lines.length > 0 && (
        <>
          <DataTable
            caption="Что изменится"
            captionHidden
            columns={columns}
            rows={differences.lines}
            rowKey={({ key }) => key}
          />
          <p>
            Итого: {formatSum(differences.total.before)} → <strong>{formatSum(differences.total.after)}</strong>
          </p>
        </>
      )}
    </Dialog>
  );
}
