import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { useOwnList } from '../../features/lists/use-own-list.ts';
import { OwnWishlist } from './own-wishlist.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';
import type { loader } from './route.ts';
import css from './wishlist.module.css';

export function WishlistPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { products, owner } = pagedata;
  useOwnList('wishlist', owner === null ? products.map(({ id }) => id) : undefined);
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {products.length === 0 ? (
        <EmptyState
          title={owner === null ? 'В\u00a0избранном пока пусто' : 'В\u00a0этом списке больше нет товаров'}
          actions={<ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>}
        >
          Нажмите на&nbsp;сердечко в&nbsp;карточке товара, и&nbsp;он&nbsp;будет ждать вас здесь с&nbsp;ценой
          и&nbsp;наличием на&nbsp;сегодня.
        </EmptyState>
      ) : owner === null ? (
        <OwnWishlist data={pagedata} />
      ) : (
        <SharedWishlist products={products} owner={owner} />
      )}
    </Container>
  );
}
