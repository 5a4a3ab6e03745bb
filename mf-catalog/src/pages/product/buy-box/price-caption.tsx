import type { Product } from '@site/contracts/catalog';
import { Tooltip } from '@site/ui/tooltip';
import css from './buy-box.module.css';

/** Describes the price. Partners see their discount on hover, focus or tap. */
export function PriceCaption({ price: { own, discount_percent: discount } }: Pick<Product, 'price'>) {
  if (own === undefined) return <p className={css.caption}>Рекомендованная розничная цена, с&nbsp;НДС</p>;
  if (!discount) return <p className={css.caption}>Ваша цена, с&nbsp;НДС</p>;
  return (
    <p className={css.caption}>
      <Tooltip text={`Ваша скидка ${discount}\u00a0%`}>
        {(id) => (
          <button type="button" className={css.explained} aria-describedby={id}>
            Ваша цена
          </button>
        )}
      </Tooltip>
      , с&nbsp;НДС
    </p>
  );
}
