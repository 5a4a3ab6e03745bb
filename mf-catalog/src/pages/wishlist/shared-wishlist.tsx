import type { ProductCard } from '@site/contracts/catalog';
import { countProducts } from '@site/kernel/plurals';
import { ProductTile } from '@site/shop/product-tile';
import { ProductGrid } from '@site/ui/product-card';
import { SharedListNote } from '../../features/lists/shared-list-note.tsx';
import { FIRST_ROW } from './first-row.ts';
import css from './wishlist.module.css';

interface SharedWishlistProps {
  products: readonly ProductCard[];
  owner: string;
}

/** A shared wishlist. Hearts and cart buttons show the visitor's own state. */
export function SharedWishlist({ products, owner }: SharedWishlistProps) {
  return (
    <>
      <div className={css.shared} data-print="hide">
        <SharedListNote
          list="wishlist"
          products={products}
          title={owner ? `${owner} делится с\u00a0вами избранным` : 'Избранное по\u00a0ссылке'}
        >
          {countProducts(products.length)} с&nbsp;ценами и&nbsp;наличием на&nbsp;сегодня.
        </SharedListNote>
      </div>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} priority={index < FIRST_ROW} headingLevel={2} />
        ))}
      </ProductGrid>
    </>
  );
}
