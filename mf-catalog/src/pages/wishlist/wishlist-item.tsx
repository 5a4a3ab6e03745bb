import type { ProductCard } from '@site/contracts/catalog';
import { useListActions } from '@site/shop/lists';
import { ProductTile } from '@site/shop/product-tile';
import { Button } from '@site/ui/button';
import { ProductName } from '@site/ui/product-name';
import { useEffect, useRef } from 'react';
import css from './wishlist.module.css';

interface WishlistItemProps {
  product: ProductCard;
  /** False when removed since the page was loaded. */
  listed: boolean;
  priority: boolean;
}

/** A product of the wishlist. After a removal, a placeholder of the same size offers to restore it. */
export function WishlistItem({ product, listed, priority }: WishlistItemProps) {
  const place = useRef<HTMLDivElement>(null);
  const { toggle } = useListActions('wishlist');
  const before = useRef(listed);

  useEffect(() => {
    if (before.current === listed) return;
    before.current = listed;
    // The clicked button is gone: focus its replacement.
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [listed]);

  return (
    <div ref={place} className={css.place}>
      {listed ? (
        <ProductTile product={product} priority={priority} headingLevel={2} />
      ) : (
        <div className={css.removed}>
          <p>
            <ProductName name={product.name} />
            &nbsp;— больше не&nbsp;в&nbsp;избранном
          </p>
          <Button variant="secondary" aria-label={`Вернуть: ${product.name}`} onClick={() => void toggle(product)}>
            Вернуть
          </Button>
        </div>
      )}
    </div>
  );
}
