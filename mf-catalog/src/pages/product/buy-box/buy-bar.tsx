import type { ProductCard } from '@site/contracts/catalog';
import { BuyButton } from '@site/shop/buttons';
import { Price } from '@site/ui/price';
import { ProductName } from '@site/ui/product-name';
import type { RefObject } from 'react';
import { StickyBar } from '../../../features/sticky-bar/sticky-bar.tsx';
import css from './buy-box.module.css';

/** Repeats price and «В корзину» while the buy box is out of view. */
export function BuyBar({ product, box }: { product: ProductCard; box: RefObject<HTMLElement | null> }) {
  if (product.stock.state === 'discontinued') return null;
  return (
    <StickyBar label="Купить" standsInFor={box} wide>
      <span className={css.barName}>
        <ProductName name={product.name} />
      </span>
      <Price price={product.price} unit={product.unit} />
      <div className={css.barAction}>
        <BuyButton product={product} />
      </div>
    </StickyBar>
  );
}
