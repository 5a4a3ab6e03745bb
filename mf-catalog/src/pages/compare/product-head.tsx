import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { listSubmitter } from '@site/contracts/shop-forms';
import { BuyButton, CompareButton, WishButton } from '@site/shop/buttons';
import { IconButton } from '@site/ui/button';
import { iconClose } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { Price } from '@site/ui/price';
import { ProductName } from '@site/ui/product-name';
import { removeButtonId } from './focus.ts';
import css from './product-head.module.css';

interface ProductHeadProps {
  product: ProductCard;
  /** Absent in a shared comparison: there the product can be added to the visitor's own. */
  onRemove?: () => void;
}

export function ProductHead({ product, onRemove }: ProductHeadProps) {
  const { id, name, slug, picture, price, unit } = product;
  return (
    <li className={css.product}>
      <div className={css.tools} data-print="hide">
        <WishButton product={product} />
        {onRemove ? (
          <IconButton
            {...listSubmitter('compare', id, false)}
            id={removeButtonId(id)}
            variant="round"
            icon={iconClose}
            label={`Убрать из сравнения: ${name}`}
            onClick={(event) => {
              event.preventDefault();
              onRemove();
            }}
          />
        ) : (
          <CompareButton product={product} />
        )}
      </div>
      <Picture picture={picture} sizes="72px" fit="contain" decorative priority className={css.picture} />
      <a className={css.name} href={paths.product(slug)}>
        <ProductName name={name} />
      </a>
      <div className={css.price}>
        <Price price={price} unit={unit} size="small" />
      </div>
      <div className={css.buy} data-print="hide">
        <BuyButton product={product} />
      </div>
    </li>
  );
}
