import { cx } from '../cx/index.ts';
import css from './stock-label.module.css';

export interface StockData {
  state: string;
  label: string;
  /** «до 10 шт.», sent only to partners and employees of the manufacturer. */
  qty_hint?: string;
}

const tones: Record<string, string | undefined> = {
  in_stock: css.in,
  low_stock: css.low,
  expected: css.later,
  backorder: css.later,
  on_request: css.later,
};

/** A coloured dot with text: the colour is never the only cue. A service has no stock and no label. */
export function StockLabel({ stock }: { stock: StockData }) {
  if (stock.label === '') return null;
  return (
    <span className={cx(css.stock, tones[stock.state] ?? css.none)}>
      {stock.label}
      {stock.qty_hint && <span className={css.hint}> {stock.qty_hint}</span>}
    </span>
  );
}
