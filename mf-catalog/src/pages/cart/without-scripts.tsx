import type { Cart } from '@site/contracts/cart';
import { paths } from '@site/contracts/paths';
import { formatPrice } from '@site/kernel/money';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { iconPdf } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import css from './checkout.module.css';

/**
 * The checkout without scripts: the order's lines, the reason, and the phone to order by. The form needs scripts to
 * calculate delivery, look up companies and confirm a phone number.
 */
export function WithoutScripts({ cart, isOwn }: { cart: Cart; isOwn: boolean }) {
  const { contacts } = useSite();
  return (
    <div className={css.noScript}>
      <Alert title={'Для оформления на\u00a0сайте нужен JavaScript'}>
        <p>
          С&nbsp;ним работают подтверждение номера по&nbsp;СМС, поиск организации по&nbsp;ИНН, выбор доставки
          и&nbsp;оплаты. Включите JavaScript в&nbsp;настройках браузера и&nbsp;обновите страницу: корзина сохранится.
        </p>
        <p>
          Или позвоните{' '}
          <TextLink href={telHref(contacts.support_phone)} className={css.phone}>
            {formatPhone(contacts.support_phone)}
          </TextLink>
          , {contacts.support_hours}. Менеджер оформит заказ по&nbsp;этому списку.
        </p>
      </Alert>
      <ul className={css.lines}>
        {cart.items.map(({ product, qty, sum }) => (
          <li key={product.id}>
            <span>
              {product.name}, арт.&nbsp;{product.article}
            </span>
            <span>{`${qty}\u00a0${product.unit}${sum === null ? '' : `, ${formatPrice(sum)}`}`}</span>
          </li>
        ))}
        <li className={css.total}>
          <span>Итого</span>
          <span>{formatPrice(cart.total)}</span>
        </li>
      </ul>
      {isOwn && (
        <p>
          <ButtonLink href={paths.cartPdf()} download variant="secondary" iconStart={iconPdf}>
            Сохранить список как PDF
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
