import type { Product } from '@site/contracts/catalog';
import { formatPrice } from '@site/kernel/money';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { useState } from 'react';
import css from './buy-box.module.css';

interface QuantityCostProps {
  product: Pick<Product, 'min_qty' | 'multiplicity' | 'unit'>;
  /** For one unit, as this visitor pays. */
  price: number;
}

/** Rounded up to whole packs: 10 by 4 is 12. */
const smallest = (min: number, pack: number) => Math.ceil(min / pack) * pack;

/** How many, and what they cost together: racks come by the metre, cards by the hundred. */
export function QuantityCost({ product: { min_qty: min, multiplicity: pack, unit }, price }: QuantityCostProps) {
  const [quantity, setQuantity] = useState(smallest(min, pack));
  const terms = [
    min > 1 && `Минимум ${min}\u00a0${unit}`,
    pack > 1 && `${min > 1 ? 'кратно' : 'Кратно'} ${pack}\u00a0${unit}`,
  ].filter(Boolean).join(', ');
  return (
    <div>
      <div className={css.quantity}>
        <QuantityStepper value={quantity} onChange={setQuantity} min={min} step={pack} />
        <output className={css.cost} aria-label="Стоимость">
          <span className={css.multiplied}>{quantity}&nbsp;{unit}</span>
          {formatPrice(price * quantity)}
        </output>
      </div>
      {terms && <p className={css.caption}>{terms}</p>}
    </div>
  );
}
