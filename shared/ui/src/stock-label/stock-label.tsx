import { cx } from '../cx/index.ts';
import css from './stock-label.module.css';

export interface StockData {
  state: string;
  label: string;
  /** «до 10 шт.»: only partners and employees of the manufacturer get it. */
  qty_hint?: string;
}

const tones: Record<string, string | undefined> = {
  in_stock: css.in,
  low_stock: css.low,
  expected: css.later,
  backorder: css.later,
  on_request: css.later,
};

/** A dot and words: the colour never speaks alone. */
export function StockLabel({ stock }: { stock: StockData }) {
  return (
    <span className={cx(css.stock, tones[stock.state] ?? css.none)}>
      {stock.label}
      {stock.qty_hint && <span className={css.hint}> {stock.qty_hint}</span>}
    </span>
  );
}
