import type { WishlistPageData } from '@site/contracts/lists';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { useSession, useWantedAction } from '@site/runtime';
import { useList } from '@site/shop/lists';
import { Button } from '@site/ui/button';
import { iconShare } from '@site/ui/icons';
import { ProductGrid } from '@site/ui/product-card';
import { useState } from 'react';
import { AddAllToCart } from './add-all-to-cart.tsx';
import { FIRST_ROW } from './first-row.ts';
import { SHARE, ShareDialog } from './share-dialog.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import css from './wishlist.module.css';

/** The visitor's wishlist. A removed product keeps its place, where it can be restored, until the page is left. */
export function OwnWishlist({ data: { products, share_url } }: { data: WishlistPageData }) {
  const { has } = useList('wishlist');
  const authed = useSession((session) => session.authed);
  const [sharing, setSharing] = useState(false);
  useWantedAction(SHARE, () => setSharing(true));
  const listed = products.filter(({ id }) => has(id));

  return (
    <>
      <div className={css.toolbar}>
        <p className={css.count} role="status">
          {countProducts(listed.length)}
        </p>
        <Button
          variant="ghost"
          className={css.shareButton}
          iconStart={iconShare}
          aria-haspopup="dialog"
          data-print="hide"
          data-scripted
          onClick={() => setSharing(true)}
        >
          Поделиться
        </Button>
        <AddAllToCart products={listed} className={css.addAll} />
      </div>
      {!authed && (
        <p className={css.hint}>
          Список хранится в&nbsp;этом браузере. <a href={paths.login(paths.wishlist())}>Войдите</a>,
          и&nbsp;он&nbsp;откроется на&nbsp;любом устройстве.
        </p>
      )}
      <ProductGrid>
        {products.map((product, index) => (
          <WishlistItem key={product.id} product={product} listed={has(product.id)} priority={index < FIRST_ROW} />
        ))}
      </ProductGrid>
      {sharing && <ShareDialog shareUrl={share_url} onClose={() => setSharing(false)} />}
    </>
  );
}
