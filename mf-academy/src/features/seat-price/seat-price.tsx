import type { EventCard } from '@site/contracts/blocks';
import { formatPrice } from '@site/kernel/money';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './seat-price.module.css';

interface SeatPriceProps {
  of: Pick<EventCard, 'price' | 'own_price'>;
  /** «за участника» */
  per?: string;
}

/** The price in one line: the retail price, or the partner's own price with the retail one struck through. */
export function SeatPrice({ of: { price, own_price: own }, per }: SeatPriceProps) {
  if (price === 0) return <span>Бесплатно</span>;
  const unit = per ? ` ${per}` : '';
  if (own === undefined) return <span>{formatPrice(price) + unit}</span>;
  return (
    <>
      <VisuallyHidden>Ваша цена: </VisuallyHidden>
      <span>{own === 0 ? 'Бесплатно ' : `${formatPrice(own)}${unit} `}</span>
      <span className={css.was}>
        <VisuallyHidden>Розничная цена: </VisuallyHidden>
        <s>{formatPrice(price)}</s>
      </span>
    </>
  );
}
