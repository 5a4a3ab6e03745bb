import type { Cart } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import { formatPhone, telHref } from '@site/kernel/phone';
import { countGoods } from '@site/kernel/plurals';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Panel } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { DeliveryTerms } from '../../features/delivery/delivery-terms.tsx';
import { ShipmentNote } from '../../features/shipment/shipment-note.tsx';
import { shippedBy } from '../../features/shipment/shipments.ts';
import { OrderButton } from './order-button.tsx';
import css from './cart-summary.module.css';

/** Costs, lead time and the link to the checkout. During pending changes the sums are calculated by the page. */
export function CartSummary({ cart, settling }: { cart: Cart; settling: boolean }) {
  const {
    settings: { free_delivery_from: freeFrom, ordering },
    contacts: { support_phone: phone },
  } = useSite();
  const { items, total, total_retail: retail, vat, vat_rate: rate, blocked, qty } = cart;
  const short = freeFrom - total;
  return (
    <Panel className={css.summary}>
      <h2 className={css.title}>Ваш заказ</h2>
      <dl className={css.sums} data-settling={settling || undefined}>
        <div>
          <dt>{countGoods(items.length, qty)}</dt>
          <dd>{formatPrice(retail)}</dd>
        </div>
        {retail > total && (
          <div className={css.saving}>
            <dt>Ваша экономия</dt>
            <dd>{`−${formatPrice(retail - total)}`}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>Итого</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
        <div className={css.vat}>
          <dt>В&nbsp;том числе НДС {rate}&nbsp;%</dt>
          <dd>{formatPrice(vat)}</dd>
        </div>
      </dl>
      {total > 0 && (
        <>
          <ShipmentNote items={items} />
          <DeliveryTerms total={total} shipsOn={shippedBy(items)} />
          <p className={css.terms}>
            {short > 0
              ? `До\u00a0бесплатной доставки курьером осталось ${formatPrice(short)}`
              : 'Доставка курьером бесплатная'}
          </p>
        </>
      )}
      {blocked.length > 0 && (
        <Alert tone="danger" title="Пока нельзя оформить">
          {blocked.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Alert>
      )}
      {!ordering && (
        <Alert>
          Оформление заказов на&nbsp;сайте временно недоступно. Закажите по&nbsp;телефону{' '}
          <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>
        </Alert>
      )}
      <OrderButton cart={cart} />
    </Panel>
  );
}
