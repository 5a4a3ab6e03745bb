import type { Product } from '@site/contracts/catalog';
import { limitsOf } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import { cartStepper, cartSubmitter } from '@site/contracts/shop-forms';
import { unitPrice } from '@site/kernel/sums';
import { formatPrice } from '@site/kernel/money';
import { useEarlyClick, useSession } from '@site/runtime';
import { CompareButton, PriceRequestButton, useSwappedControl, WishButton } from '@site/shop/buttons';
import { smallestOrder, useCart } from '@site/shop/cart';
import { Button, ButtonLink } from '@site/ui/button';
import { iconCart, iconCheck } from '@site/ui/icons';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { useState } from 'react';
import css from './buy-box.module.css';

/** Quantity and «В корзину», or a price request; with buttons for wishlist and comparison. */
export function Purchase({ product }: { product: Product }) {
  const price = unitPrice(product.price);
  return (
    <div className={css.purchase}>
      {price === null ? (
        <PriceRequestButton product={product} variant="primary" size="large" />
      ) : (
        <Quantity product={product} price={price} />
      )}
      <div className={css.lists}>
        <WishButton product={product} look="text" />
        <CompareButton product={product} look="text" />
      </div>
    </div>
  );
}

/** Order terms: «Минимум 10 м, кратно 4 м». */
function termsOf({ min_qty: min, multiplicity: pack, unit }: Product): string {
  const terms = [
    min > 1 && `Минимум ${min}\u00a0${unit}`,
    pack > 1 && `${min > 1 ? 'кратно' : 'Кратно'} ${pack}\u00a0${unit}`,
  ];
  return terms.filter(Boolean).join(', ');
}

/**
 * Quantity and total cost. The quantity is local until the product is in the cart; from then on it is the quantity of
 * the cart line.
 */
function Quantity({ product, price }: { product: Product; price: number }) {
  const cart = useCart();
  const inCart = cart.quantityOf(product.id);
  const note = useSession((session) => session.cart_products[product.id]?.note);
  const [chosen, setChosen] = useState(() => smallestOrder(product));
  const { ref, handlers } = useSwappedControl(inCart > 0, 'button, a');
  const early = useEarlyClick(`buy ${product.id}`);
  const quantity = inCart || chosen;
  const terms = termsOf(product);

  const remove = () => {
    setChosen(smallestOrder(product));
    void cart.removeWithToast(product);
  };

  return (
    <div ref={ref} {...handlers} className={css.buying}>
      <div className={css.quantity} data-scripted={inCart === 0 || undefined}>
        <QuantityStepper
          value={quantity}
          {...limitsOf(product)}
          onChange={(next, requested) => (inCart ? void cart.setQuantity(product, requested) : setChosen(next))}
          onRemove={inCart ? remove : undefined}
          form={inCart ? cartStepper(product.id) : undefined}
        />
        <output className={css.cost} aria-label="Стоимость">
          <span className={css.multiplied}>{`${quantity}\u00a0${product.unit}`}</span>
          <span>{formatPrice(price * quantity)}</span>
        </output>
      </div>
      {terms && <p className={css.caption}>{terms}</p>}
      {note && <p className={css.note}>{note}</p>}
      {inCart ? (
        <ButtonLink href={paths.cart()} variant="secondary" size="large" iconStart={iconCheck}>
          В&nbsp;корзине. Перейти
        </ButtonLink>
      ) : (
        <Button
          {...early}
          {...cartSubmitter(product.id, quantity)}
          size="large"
          iconStart={iconCart}
          onClick={(event) => {
            event.preventDefault();
            void cart.setQuantity(product, quantity);
          }}
        >
          В&nbsp;корзину
        </Button>
      )}
    </div>
  );
}
