import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { cartStepper, cartSubmitter } from '@site/contracts/shop-forms';
import { useEarlyClick } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { limitsOf } from '@site/contracts/limits';
import { smallestOrder, useCartActions, useQuantity } from '../cart/index.ts';
import { useSwappedControl } from './use-swapped-control.ts';
import css from './buttons.module.css';

/** Both states have the same height, so the layout does not shift. */
export function CartControl({ product }: { product: ProductCard }) {
  const quantity = useQuantity(product.id);
  const early = useEarlyClick(`buy ${product.id}`);
  const { setQuantity, removeWithToast } = useCartActions();
  const { ref, handlers } = useSwappedControl(quantity > 0);

  return (
    <div ref={ref} {...handlers} className={css.control} data-in-cart={quantity > 0 || undefined}>
      {quantity === 0 ? (
        <Button
          {...early}
          {...cartSubmitter(product.id, smallestOrder(product))}
          aria-label={`В корзину: ${product.name}`}
          onClick={(event) => {
            event.preventDefault();
            void setQuantity(product, smallestOrder(product));
          }}
        >
          В&nbsp;корзину
        </Button>
      ) : (
        <>
          <QuantityStepper
            value={quantity}
            {...limitsOf(product)}
            form={cartStepper(product.id)}
            label={`Количество: ${product.name}`}
            onChange={(_quantity, requested) => void setQuantity(product, requested)}
            onRemove={() => void removeWithToast(product)}
          />
          <a className={css.inCart} href={paths.cart()}>
            <Icon shape={iconCheck} size={20} />
            В&nbsp;корзине
          </a>
        </>
      )}
    </div>
  );
}
