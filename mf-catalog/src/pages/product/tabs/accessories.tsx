import type { Product } from '@site/contracts/catalog';
import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import css from './tabs.module.css';

const parts = [
  { title: 'Необходимые для монтажа', required: true },
  { title: 'Дополнительные', required: false },
];

export function Accessories({ accessories }: { accessories: Product['accessories'] }) {
  return (
    <div className={css.parts} data-print="hide">
      {parts.map(({ title, required }) => {
        const items = accessories.filter((accessory) => accessory.required === required);
        return (
          items.length > 0 && (
            <section key={title}>
              <h2 className={css.title}>{title}</h2>
              <Carousel label={title} titled>
                {items.map(({ product }) => (
                  <ProductTile key={product.id} product={product} />
                ))}
              </Carousel>
            </section>
          )
        );
      })}
    </div>
  );
}
