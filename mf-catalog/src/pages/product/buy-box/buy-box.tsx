import type { Product } from '@site/contracts/catalog';
import { Panel } from '@site/ui/card';
import { Price } from '@site/ui/price';
import { StockLabel } from '@site/ui/stock-label';
import { BuyLinks } from './buy-links.tsx';
import { Discontinued } from './discontinued.tsx';
import { QuantityCost } from './quantity-cost.tsx';
import css from './buy-box.module.css';

const caption = ({ retail, own }: Product['price']) => {
  if (retail === null) return null;
  return own === undefined ? 'Рекомендованная розничная цена' : 'Ваша цена';
};

/** Price, stock and the ways to the product. A product out of production has a successor in their place. */
export function BuyBox({ product }: { product: Product }) {
  const { price, stock, unit } = product;
  if (stock.state === 'discontinued') return <Discontinued successor={product.successor} />;
  return (
    <Panel className={css.box}>
      <div className={css.price}>
        <Price price={price} size="large" unit={unit} />
        {price.retail !== null && <p className={css.caption}>{caption(price)}, с&nbsp;НДС</p>}
      </div>
      <StockLabel stock={stock} />
      {price.retail !== null && <QuantityCost product={product} price={price.own ?? price.retail} />}
      <BuyLinks priced={price.retail !== null} />
    </Panel>
  );
}
