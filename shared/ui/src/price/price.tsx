import { formatPrice, type Roubles } from '@site/kernel/money';
import { cx } from '../cx/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import css from './price.module.css';

export interface PriceData {
  /** Null for a price on request. */
  retail: Roubles | null;
  /** The partner's own price. */
  own?: Roubles;
  discount_percent?: number;
}

export interface PriceProps {
  price: PriceData;
  size?: 'small' | 'medium' | 'large';
  /** Unit of the price: «шт.», «м». Not shown for pieces. */
  unit?: string;
}

/** The retail price, or the own price below the struck-through retail price. Both have the same height. */
export function Price({ price: { retail, own, discount_percent: discount }, size = 'medium', unit }: PriceProps) {
  if (retail === null)
    return (
      <div className={cx(css.price, css[size])}>
        <span className={css.request}>Цена по запросу</span>
      </div>
    );
  // With large text on a phone the unit may wrap to the next line.
  const per =
    unit && unit !== 'шт.' ? (
      <>
        <wbr />
        <span className={css.unit}>/{unit}</span>
      </>
    ) : null;
  if (own === undefined)
    return (
      <div className={cx(css.price, css[size])}>
        <span className={css.value}>
          <span>{formatPrice(retail)}</span>
          {per}
        </span>
      </div>
    );
  return (
    <div className={cx(css.price, css[size])}>
      <span className={css.was}>
        <VisuallyHidden>Розничная цена: </VisuallyHidden>
        <s>{formatPrice(retail)}</s>
        {discount ? (
          <span className={css.discount} title={`Ваша скидка ${discount}\u00a0%`}>
            {`−${discount}\u00a0%`}
          </span>
        ) : null}
      </span>
      <span className={css.value}>
        <VisuallyHidden>Ваша цена: </VisuallyHidden>
        <span>{formatPrice(own)}</span>
        {per}
      </span>
    </div>
  );
}
