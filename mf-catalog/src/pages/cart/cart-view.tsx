import type { CartItem } from '@site/contracts/cart';
import type { PageDataOf } from '@site/contracts/page';
import type { Seo } from '@site/contracts/seo';
import { countGoods } from '@site/kernel/plurals';
import { useCartActions } from '@site/shop/cart';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Button } from '@site/ui/button';
import { Container } from '@site/ui/layout';
import { useRef, useState } from 'react';
import { ViewedRow } from '../../features/viewed/viewed-row.tsx';
import { ArticlesDialog } from './articles-dialog.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CartBar } from './cart-bar.tsx';
import { CartLine, type LineActions } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartTools } from './cart-tools.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { focusHeading, HEADING } from './line-id.ts';
import { PrintedOn } from './printed-on.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useRemoval } from './use-removal.ts';
import type { useShownCart } from './use-shown-cart.ts';
import css from './cart-page.module.css';

interface CartViewProps extends ReturnType<typeof useShownCart> {
  seo: Seo;
  recentOrder: PageDataOf<'cart'>['recent_order'];
  bestSellers: PageDataOf<'cart'>['best_sellers'];
}

export function CartView({ seo, recentOrder, bestSellers, cart, settling }: CartViewProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { setQuantity, remove } = useCartActions();
  const changes = useCartChanges();
  const removal = useRemoval();
  const [adding, setAdding] = useState(false);
  const addArticles = () => setAdding(true);

  const lineActions: LineActions = {
    setQuantity: (item, qty) => void setQuantity(item.product, qty),
    remove: (item) => void removal.remove([item], `Удалено: ${item.product.name}`, remove(item.product.id)),
    saveForLater: (item) =>
      void removal.remove([item], `В\u00a0избранном: ${item.product.name}`, changes.saveForLater(item.product.id)),
  };
  const clear = () => void removal.remove(cart.items, 'Корзина очищена', changes.clear());
  const accept = async () => {
    if (await changes.accept()) focusHeading();
  };

  return (
    <div className={css.page}>
      <Container>
        <Breadcrumbs items={seo.breadcrumbs} />
        <h1 id={HEADING} tabIndex={-1} className={css.heading}>
          {seo.h1} {cart.qty > 0 && <span className={css.count}>{countGoods(cart.items.length, cart.qty)}</span>}
        </h1>
        <PrintedOn />
        {removal.text !== undefined && (
          <UndoBar text={removal.text} onUndo={() => void removal.bringBack()} onExpire={removal.forget} />
        )}
        {cart.items.length === 0 ? (
          <EmptyCart recentOrder={recentOrder} onAddArticles={addArticles} />
        ) : (
          <div className={css.columns} aria-busy={settling}>
            <div className={css.main}>
              {cart.changed && <Changed onAccept={() => void accept()} />}
              <CartTools onAddArticles={addArticles} onClear={clear} />
              <ul className={css.lines}>
                {cart.items.map((item: CartItem) => (
                  <CartLine key={item.product.id} item={item} actions={lineActions} />
                ))}
              </ul>
            </div>
            <div ref={summary} className={css.side}>
              <CartSummary cart={cart} settling={settling} />
            </div>
          </div>
        )}
      </Container>
      {adding && <ArticlesDialog onClose={() => setAdding(false)} />}
      {cart.items.length === 0 ? (
        <>
          <BestSellers loaded={bestSellers} settling={settling} />
          <ViewedRow />
        </>
      ) : (
        <CartBar cart={cart} settling={settling} summary={summary} />
      )}
    </div>
  );
}

const Changed = ({ onAccept }: { onAccept: () => void }) => (
  <Alert
    tone="warning"
    title="Цены или наличие изменились. Проверьте корзину"
    actions={
      <Button variant="secondary" size="small" data-scripted onClick={onAccept}>
        Понятно
      </Button>
    }
  >
    Что изменилось, написано у&nbsp;каждого товара.
  </Alert>
);
