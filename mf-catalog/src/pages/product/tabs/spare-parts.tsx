import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { BuyButton } from '@site/shop/buttons';
import { isPlainClick } from '@site/ui/link';
import { Price } from '@site/ui/price';
import { StockLabel } from '@site/ui/stock-label';
import { ProductName } from '@site/ui/product-name';
import { type MouseEvent, useRef, useState } from 'react';
import { ZoomedPicture } from '../gallery/zoomed-picture.tsx';
import css from './spare-parts.module.css';

const rowId = (position: string) => `part-${position}`;
const share = (of: number) => `${of * 100}%`;

interface SparePartsProps {
  product: Product;
}

export function SpareParts({
  product: { spare_parts: parts, parts_picture: drawing, parts_areas: areas },
}: SparePartsProps) {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const sorted = [...parts].sort((a, b) => compare(a.position, b.position));
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);

  /** Leads from a part of the drawing to its button in the list. */
  function choose(event: MouseEvent, position: string) {
    const row = list.current?.children[sorted.findIndex((part) => part.position === position)];
    const target = row?.querySelector('button') ?? row?.querySelector('a');
    if (!row || !target || !isPlainClick(event)) return;
    event.preventDefault();
    setChosen(position);
    row.scrollIntoView({ block: 'nearest' });
    target.focus({ preventScroll: true });
  }
  return (
    <div className={css.columns}>
      {drawing && (
        <figure className={css.figure}>
          <div className={css.drawn}>
            <ZoomedPicture picture={drawing} className={css.drawing} />
            {areas.map(({ position, left, top, width, height }) => {
              const part = sorted.find((other) => other.position === position);
              return (
                part && (
                  <a
                    key={position}
                    href={`#${rowId(position)}`}
                    className={css.area}
                    style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
                    aria-label={`Позиция ${position}: ${part.product.name}`}
                    aria-current={position === chosen ? 'true' : undefined}
                    onClick={(event) => choose(event, position)}
                  />
                )
              );
            })}
          </div>
          <figcaption className={css.caption}>
            {areas.length > 0 && (
              <span>Нажмите на&nbsp;деталь, чтобы перейти к&nbsp;её&nbsp;цене и&nbsp;корзине. </span>
            )}
            <span>Номера на&nbsp;чертеже&nbsp;— позиции в&nbsp;списке.</span> Чертёж и&nbsp;список в&nbsp;PDF&nbsp;—{' '}
            <a href={paths.supportDocuments('parts')}>в&nbsp;деталировках изделий</a>
          </figcaption>
        </figure>
      )}
      <ol ref={list} className={css.parts}>
        {sorted.map(({ product, position }) => (
          <li key={product.id} id={rowId(position)} className={css.part} data-chosen={position === chosen || undefined}>
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
