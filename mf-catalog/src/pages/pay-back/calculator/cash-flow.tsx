import { formatPrice } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { DataTable } from '@site/ui/data-table';
import { balances, type Balance, type PayBack } from './pay-back.ts';
import css from './cash-flow.module.css';

const WIDTH = 1000;
const HEIGHT = 300;

const roubles = (value: number) => formatPrice(value).replace('-', '−');
const columns = [
  { key: 'month', title: 'Месяц', cell: ({ month }: Balance) => formatNumber(month) },
  { key: 'amount', title: 'Накоплено', align: 'right' as const, cell: ({ amount }: Balance) => roubles(amount) },
];

export function CashFlow({ result, investment }: { result: PayBack; investment: number }) {
  const flow = balances(result, investment);
  const last = flow.at(-1) ?? { month: 0, amount: 0 };
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>Накопленный денежный поток</figcaption>
      <Bars flow={flow} />
      <div className={css.axis} aria-hidden="true">
        <span>{`Начало: ${roubles(-investment)}`}</span>
        {result.months !== null && (
          <span className={css.crossing}>{`Окупаемость: ${formatNumber(result.months)}-й\u00a0месяц`}</span>
        )}
        <span>{`${formatNumber(last.month)}-й\u00a0месяц: ${roubles(last.amount)}`}</span>
      </div>
      <details className={css.details}>
        <summary>Показать таблицей</summary>
        <DataTable
          caption="Накопленный денежный поток по месяцам"
          captionHidden
          columns={columns}
          rows={flow}
          rowKey={({ month }) => month}
        />
      </details>
    </figure>
  );
}

/** Hidden from screen readers, because the table contains the same data. */
function Bars({ flow }: { flow: readonly Balance[] }) {
  const amounts = flow.map(({ amount }) => amount);
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const y = (amount: number) => ((top - amount) / (top - bottom || 1)) * HEIGHT;
  const slot = WIDTH / flow.length;
  const crossing = flow.findIndex(({ amount }) => amount >= 0);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {flow.map(({ month, amount }, index) => (
        <rect
          key={month}
          className={amount < 0 ? css.below : index === crossing ? css.turn : css.above}
          x={index * slot + slot * 0.15}
          width={slot * 0.7}
          y={y(Math.max(amount, 0))}
          height={Math.max(Math.abs(y(0) - y(amount)), 1)}
        />
      ))}
      <line className={css.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  );
}
