import type { GateKit } from '@site/contracts/gate-kit';
import { paths } from '@site/contracts/paths';
import { cartSubmitter } from '@site/contracts/shop-forms';
import { formatPrice } from '@site/kernel/money';
import { useCartActions } from '@site/shop/cart';
import { Button, ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { ProductName } from '@site/ui/product-name';
import css from './gate-kit-page.module.css';

/** The kit that fits, its contents and price, and one button for all of it. */
export function ChosenKit({ kit: { lines, total } }: { kit: GateKit }) {
  const { addAll } = useCartActions();
  return (
    <>
      <ul className={css.lines} aria-label="Состав комплекта">
        {lines.map(({ product, qty, sum }) => (
          <li key={product.id} className={css.line}>
            <div className={css.picture}>
              <Picture picture={product.picture} sizes="72px" />
            </div>
            <div>
              <TextLink href={paths.product(product.slug)}>
                <ProductName name={product.name} />
              </TextLink>
              <p className={css.small}>{product.stock.label}</p>
            </div>
            <p className={css.amounts}>
              <span className={css.qty}>{`${qty}\u00a0${product.unit}`}</span>
              <span className={css.sum}>{formatPrice(sum)}</span>
            </p>
            <noscript>
              <Button {...cartSubmitter(product.id, qty)} variant="secondary" aria-label={`В корзину: ${product.name}`}>
                В&nbsp;корзину
              </Button>
            </noscript>
          </li>
        ))}
      </ul>
      <div className={css.total}>
        <p>
          <span className={css.small}>Весь комплект</span>
          <strong className={css.price}>{formatPrice(total)}</strong>
        </p>
        <Button className={css.scripted} size="large" onClick={() => void addAll(lines)}>
          Комплект в&nbsp;корзину
        </Button>
        <ButtonLink href={paths.partners({ service: 'mounting' })} size="large" variant="secondary">
          Заказать монтаж
        </ButtonLink>
      </div>
    </>
  );
}
