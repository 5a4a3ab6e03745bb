import type { PageDataOf } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { useSession } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { AddArticlesButton } from './articles-dialog.tsx';

interface EmptyCartProps {
  recentOrder: PageDataOf<'cart'>['recent_order'];
  onAddArticles: () => void;
}

/** Links to an order just placed, to the catalogue, to the wishlist, and for a guest to the login. */
export function EmptyCart({ recentOrder, onAddArticles }: EmptyCartProps) {
  const kept = useSession((session) => session.wishlist_products.length);
  const authed = useSession((session) => session.authed);
  return (
    <EmptyState
      title={'В\u00a0корзине пока пусто'}
      actions={
        <>
          <ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>
          {kept > 0 && (
            <ButtonLink href={paths.wishlist()} variant="secondary">
              Избранное: {countProducts(kept)}
            </ButtonLink>
          )}
          <AddArticlesButton onClick={onAddArticles} />
        </>
      }
    >
      {recentOrder && (
        <span>
          Ваш заказ принят: <a href={recentOrder.url}>заказ №&nbsp;{recentOrder.number}</a>.{' '}
        </span>
      )}
      <span>Выберите товары в&nbsp;каталоге: они останутся здесь на&nbsp;30&nbsp;дней.</span>
      {!authed && (
        <span>
          {' '}
          Если вы уже собирали корзину, <a href={paths.login(paths.cart())}>войдите</a>, и&nbsp;товары вернутся.
        </span>
      )}
    </EmptyState>
  );
}
