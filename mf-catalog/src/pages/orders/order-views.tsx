import type { OrdersPageData } from '@site/contracts/order-list';
import { ChipLink, ChipList } from '@site/ui/chip';
import { ordersHref } from './orders-href.ts';
import css from './orders-page.module.css';

export function OrderViews({ list, query: { by }, company }: OrdersPageData) {
  return (
    <div className={css.views}>
      <ChipList role="group" aria-label="Какие заказы">
        <ChipLink href={ordersHref('current', { by })} current={list === 'current'}>
          Текущие
        </ChipLink>
        <ChipLink href={ordersHref('history', { by })} current={list === 'history'}>
          История
        </ChipLink>
      </ChipList>
      {company !== null && (
        <ChipList role="group" aria-label="Чьи заказы">
          <ChipLink href={ordersHref(list, { by: 'own' })} current={by === 'own'}>
            Мои
          </ChipLink>
          <ChipLink href={ordersHref(list, { by: 'company' })} current={by === 'company'}>
            {company}
          </ChipLink>
        </ChipList>
      )}
    </div>
  );
}
