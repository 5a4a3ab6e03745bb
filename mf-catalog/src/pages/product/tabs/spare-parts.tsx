import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { BuyButton } from '@site/shop/buttons';
import { Price } from '@site/ui/price';
import { StockLabel } from '@site/ui/stock-label';
import { ProductName } from '@site/ui/product-name';
import { ZoomedPicture } from '../gallery/zoomed-picture.tsx';
import css from './spare-parts.module.css';

export function SpareParts({ product: { spare_parts: parts, parts_picture: drawing } }: { product: Product }) {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const sorted = [...parts].sort((a, b) => compare(a.position, b.position));
  return (
    <div className={css.columns}>
      {drawing && (
        <figure className={css.figure}>
          <ZoomedPicture picture={drawing} className={css.drawing} />
          <figcaption className={css.caption}>
            Номера на&nbsp;чертеже&nbsp;— позиции в&nbsp;списке. Чертежи с&nbsp;размерами&nbsp;—{' '}
            <a href={paths.supportDocuments('parts')}>в&nbsp;деталировках изделий</a>
          </figcaption>
        </figure>
      )}
      <ol className={css.parts}>
        {sorted.map(({ product, position }) => (
          <li key={product.id} className={css.part}>
            <span className={css.position} title="Позиция на схеме">
              {position}
            </span>
            <span className={css.words}>
              <a href={paths.product(product.slug)}>
                <ProductName name={product.name} />
              </a>
              <span className={css.note}>Арт.&nbsp;{product.article}</span>
              <StockLabel stock={product.stock} />
            </span>
            <span className={css.price}>
              <Price price={product.price} size="small" unit={product.unit} />
            </span>
            {product.stock.state !== 'discontinued' && (
              <span className={css.buy}>
                <BuyButton product={product} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
