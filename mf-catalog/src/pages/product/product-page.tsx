import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Carousel } from '@site/ui/carousel';
import { Container, Section } from '@site/ui/layout';
import { ProductBadges } from '@site/ui/product-card';
import { Tabs } from '@site/ui/tabs';
import { ProductTile } from '../../features/products/product-tile.tsx';
import { BuyBox } from './buy-box/buy-box.tsx';
import { CopyArticle } from './copy-article.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ShareButton } from './share-button.tsx';
import { productTabs } from './tabs/product-tabs.tsx';
import type { loader } from './route.ts';
import css from './product-page.module.css';

export function ProductPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { product } = pagedata;
  return (
    // Another product starts anew: its own first picture, quantity and tab.
    <div key={product.id} className={css.page}>
      <Container>
        <Breadcrumbs items={seo.breadcrumbs} />
        <div className={css.head}>
          {product.badges.length > 0 && <div className={css.badges}><ProductBadges badges={product.badges} /></div>}
          <h1 className={css.name}>{seo.h1}</h1>
          <div className={css.line}>
            <CopyArticle article={product.article} />
            <ShareButton title={product.name} />
          </div>
        </div>
        <div className={css.columns}>
          <Gallery pictures={product.pictures} />
          <div className={css.side}>
            <BuyBox product={product} />
            <KeyFacts product={product} />
          </div>
        </div>
        <div className={css.tabs}>
          <Tabs label="О товаре" items={productTabs(product)} />
        </div>
      </Container>
      {product.analogs.length > 0 && (
        <Section title="Похожие товары" ground="panel">
          <Carousel label="Похожие товары">
            {product.analogs.map((analog) => <ProductTile key={analog.id} product={analog} />)}
          </Carousel>
        </Section>
      )}
    </div>
  );
}
