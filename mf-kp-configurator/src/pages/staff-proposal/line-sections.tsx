import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { proposalSteps, stepLabels } from '@site/contracts/proposal-steps';
import { formatNumber } from '@site/kernel/numbers';
import { list as css } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { type Column, DataTable } from '@site/ui/data-table';
import { useState } from 'react';
import { formatSum } from '../../features/sums/sums.ts';
import { PriceDialog } from './price-dialog.tsx';
import own from './staff-proposal.module.css';

type Line = ManagedProposal['lines'][number];

const columnsOf = (price: ((line: Line) => void) | null): Column<Line>[] => [
  {
    key: 'name',
    title: 'Наименование',
    cell: ({ name, article, below_cost, comment }) => (
      <>
        <div>{name}</div>
        {article && <div className={css.quiet}>{article}</div>}
        {below_cost && <Badge tone="warning">Ниже закупки</Badge>}
        {comment && <div>Комментарий: {comment}</div>}
      </>
    ),
  },
  { key: 'qty', title: 'Кол-во', align: 'right', cell: ({ qty }) => formatNumber(qty) },
  {
    key: 'price',
    title: 'Цена',
    align: 'right',
    cell: (line) => (
      <>
        <div>{formatSum(line.price)}</div>
        {price && line.is_on_request && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Назначить цену: ${line.name}`}
            onClick={() => price(line)}
          >
            Назначить
          </Button>
        )}
      </>
    ),
  },
  {
    key: 'purchase',
    title: 'Закупка',
    align: 'right',
    cell: ({ purchase_price }) => (purchase_price === null ? '—' : formatSum(purchase_price)),
  },
  { key: 'sum', title: 'Сумма', align: 'right', cell: ({ sum }) => formatSum(sum) },
];

/** The lines by step of the configurator, with the partner's purchase prices. */
export function LineSections({ proposal: { slug, status, lines } }: { proposal: ManagedProposal }) {
  const [pricing, setPricing] = useState<Line | null>(null);
  const columns = columnsOf(status === 'moderation' ? setPricing : null);
  return (
    <section aria-labelledby="lines" className={own.lines}>
      <h2 id="lines" className={css.title}>
        Состав
      </h2>
      {lines.length === 0 && <p className={css.quiet}>Строк пока нет.</p>}
      {proposalSteps.map((step) => {
        const rows = lines.filter((line) => line.step === step);
        return (
          rows.length > 0 && (
            <DataTable key={step} caption={stepLabels[step]} columns={columns} rows={rows} rowKey={({ key }) => key} />
          )
        );
      })}
      {pricing && <PriceDialog slug={slug} line={pricing} onClose={() => setPricing(null)} />}
    </section>
  );
}
