import type { Product } from '@site/contracts/catalog';
import { isService } from '@site/kernel/article';
import { unitPrice } from '@site/kernel/sums';
import { typograph } from '@site/kernel/typography';
import { Panel } from '@site/ui/card';
import { Price } from '@site/ui/price';
import { StockLabel } from '@site/ui/stock-label';
import { DeliveryTerms } from '../../../features/delivery/delivery-terms.tsx';
import { StockNoticeButton } from '../stock-notice/stock-notice-button.tsx';
import { BuyLinks } from './buy-links.tsx';
import { Discontinued } from './discontinued.tsx';
import { PartnerPrices } from './partner-prices.tsx';
import { PriceCaption } from './price-caption.tsx';
import { Purchase } from './purchase.tsx';
import { stockNotes } from './stock-notes.ts';
import css from './buy-box.module.css';

const ON_REQUEST = 'Менеджер назовёт цену и\u00a0срок поставки';

/** Price, stock and purchase options. A discontinued product shows its successor instead. */
export function BuyBox({ product }: { product: Product }) {
  const { price, stock, unit, price_level: level } = product;
  const service = isService(product.article);
  if (stock.state === 'discontinued') return <Discontinued successor={product.successor} />;
  return (
    <Panel className={css.box}>
      <div className={css.price}>
        <Price price={price} size="large" unit={unit} />
        {price.retail !== null && <PriceCaption price={price} />}
      </div>
      {level && <PartnerPrices level={level} />}
      {!service && (
        <div>
          <div className={css.stock}>
            <StockLabel stock={stock} />
            <StockNoticeButton product={product} />
          </div>
          <p className={css.caption}>{typograph(price.retail === null ? ON_REQUEST : stockNotes[stock.state])}</p>
        </div>
      )}
      <Purchase product={product} />
      {price.retail !== null && !service && <DeliveryTerms total={unitPrice(price) ?? 0} shipsOn={product.ships_on} />}
      <BuyLinks />
    </Panel>
  );
}
