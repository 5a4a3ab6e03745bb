import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { toast, useLoaderData, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { DeferredHydration } from '@site/ui/deferred-hydration';
import { Container } from '@site/ui/layout';
import { ProductBadges } from '@site/ui/product-card';
import { ProductName } from '@site/ui/product-name';
import { ShareMenu } from '@site/ui/share-menu';
import { Tabs } from '@site/ui/tabs';
import { useEffect, useRef } from 'react';
import { viewedProducts } from '../../features/viewed/viewed-products.ts';
import { ViewedRow } from '../../features/viewed/viewed-row.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { BuyBar } from './buy-box/buy-bar.tsx';
import { BuyBox } from './buy-box/buy-box.tsx';
import { CopyArticle } from './copy-article.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { PrintHead } from './print-head.tsx';
import { ProductRow } from '../../features/product-row/product-row.tsx';
import { Replaces } from './replaces.tsx';
import { productTabs } from './tabs/product-tabs.tsx';
import { Turn } from './turn/turn.tsx';
import type { loader } from './route.ts';
import css from './product-page.module.css';

export function ProductPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { product, preview_until: previewUntil } = pagedata;
  const { host, contacts } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const absolute = (path: string) => new URL(path, host).href;
  useEffect(() => {
    if (!previewUntil) viewedProducts.add(product.id);
  }, [product.id, previewUntil]);
  return (
    // The key resets picture, quantity and tab for another product.
    <div key={product.id} className={css.page}>
      <Container>
        {previewUntil && (
          <div className={css.preview}>
            <Alert tone="warning" title="Предварительный просмотр">
              {`Этих значений на\u00a0сайте ещё нет. Ссылка действует до\u00a0${formatDateTime(previewUntil)}.`}
            </Alert>
          </div>
        )}
        <PrintHead url={absolute(seo.canonical)} />
        <Breadcrumbs items={seo.breadcrumbs} />
        <div className={css.head}>
          {product.badges.length > 0 && (
            <div className={css.badges}>
              <ProductBadges badges={product.badges} />
            </div>
          )}
          <h1 className={css.name}>
            <ProductName name={seo.h1} />
          </h1>
          <div className={css.line}>
            <CopyArticle article={product.article} />
            <ShareMenu
              toast={toast}
              shared={{
                url: absolute(seo.canonical),
                title: product.name,
                description: product.short_description,
                image: absolute(seo.og?.image ?? product.picture.src),
              }}
            />
          </div>
        </div>
        <div className={css.columns}>
          <Gallery pictures={product.pictures} videos={product.videos} sticky={product.turn.length === 0} />
          <div className={css.side}>
            <div ref={box}>
              <BlockBoundary
                failure={
                  <Alert tone="warning">
                    Цена и&nbsp;наличие временно не&nbsp;показываются. Уточните их по&nbsp;телефону{' '}
                    {formatPhone(contacts.support_phone)}
                  </Alert>
                }
              >
                <BuyBox product={product} />
              </BlockBoundary>
            </div>
            <Replaces products={product.replaces} />
            <KeyFacts product={product} />
          </div>
          {product.turn.length > 0 && <Turn pictures={product.turn} name={product.name} />}
        </div>
        <div className={css.tabs}>
          <DeferredHydration>
            <Tabs label="О товаре" items={productTabs(product)} />
          </DeferredHydration>
        </div>
      </Container>
      <DeferredHydration>
        <BlockBoundary>
          <ProductRow title="С этим товаром покупают" products={product.bought_together} />
        </BlockBoundary>
        <BlockBoundary>
          <ProductRow title="Похожие товары" products={product.analogs} ground="panel" />
        </BlockBoundary>
        <BlockBoundary>
          <ViewedRow exceptId={product.id} />
        </BlockBoundary>
      </DeferredHydration>
      <BuyBar product={product} box={box} />
    </div>
  );
}
