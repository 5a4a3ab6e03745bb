import { formatPrice } from '@site/kernel/money';
import { formatCount, type PluralForms } from '@site/kernel/plurals';
import { cx } from '@site/ui/cx';
import type { Figures, PayBack } from './pay-back.ts';
import css from './calculator.module.css';

const months: PluralForms = ['месяц', 'месяца', 'месяцев'];
const years: PluralForms = ['год', 'года', 'лет'];
/** Genitive forms after «от». */
const visits: PluralForms = ['платного въезда', 'платных въездов', 'платных въездов'];

/** «1 год 2 месяца»; empty below a year. */
function inYears(count: number): string {
  if (count < 12) return '';
  const rest = count % 12;
  return [formatCount(Math.floor(count / 12), years), rest > 0 && formatCount(rest, months)].filter(Boolean).join(' ');
}

/** The conclusion, announced when it changes, and the sums. */
export function Results({ result, figures }: { result: PayBack | null; figures: Figures }) {
  return (
    <div className={css.results}>
      <div role="status" aria-label="Итог расчёта" className={css.conclusion}>
        {result ? <Conclusion {...result} /> : <p className={css.verdict}>Заполните все поля, чтобы увидеть расчёт</p>}
      </div>
      <dl className={css.sums}>
        <Sum label="Выручка в&nbsp;месяц" value={result?.revenue} />
        <Sum label="Расходы в&nbsp;месяц" value={figures.expenses} minus />
        <Sum label="Прибыль в&nbsp;месяц" value={result?.profit} strong />
        <Sum label="Выручка с&nbsp;одного места" value={result?.perPlace} />
      </dl>
    </div>
  );
}

function Conclusion({ months: count, breakEvenVisits }: PayBack) {
  if (count === null)
    return (
      <>
        <p className={cx(css.verdict, css.never)}>При заданных параметрах проект не&nbsp;окупается</p>
        {breakEvenVisits !== null && (
          <p className={css.note}>
            {`Расходы покроет поток от\u00a0${formatCount(breakEvenVisits, visits)} в\u00a0день при том\u00a0же среднем чеке.`}
          </p>
        )}
      </>
    );
  return (
    <>
      <p className={css.verdict}>
        Проект окупится за&nbsp;<strong>{formatCount(count, months)}</strong>
      </p>
      {count >= 12 && <p className={css.note}>{`Это ${inYears(count)}`}</p>}
    </>
  );
}

/** Formats with a minus sign instead of a hyphen. */
const shown = (value: number) => formatPrice(value).replace('-', '−');

function Sum({
  label,
  value,
  minus,
  strong,
}: {
  label: string;
  value: number | null | undefined;
  minus?: boolean;
  strong?: boolean;
}) {
  return (
    <div className={cx(css.sum, strong && css.strong)}>
      <dt>{label}</dt>
      <dd>{value === null || value === undefined ? '—' : `${minus && value > 0 ? '−' : ''}${shown(value)}`}</dd>
    </div>
  );
}
