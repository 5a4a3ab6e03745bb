import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { ProductTile } from '@site/shop/product-tile';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import css from './buy-box.module.css';

/** Shown for a discontinued product: the successor. The page remains for its documents and spare parts. */
export function Discontinued({ successor }: { successor: Product['successor'] }) {
  return (
    <div className={css.discontinued}>
      <Alert tone="warning" title="Снят с&nbsp;производства">
        {successor ? (
          <span>
            Рекомендуем замену: <a href={paths.product(successor.slug)}>{successor.name}</a>
          </span>
        ) : (
          <span>Поможем подобрать похожее оборудование под вашу задачу.</span>
        )}
      </Alert>
      {successor ? (
        <div className={css.successor}>
          <ProductTile product={successor} headingLevel={2} />
        </div>
      ) : (
        <ButtonLink href={paths.contacts()}>Подобрать замену</ButtonLink>
      )}
    </div>
  );
}
