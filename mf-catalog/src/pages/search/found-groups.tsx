import { paths } from '@site/contracts/paths';
import type { SearchGroup, SearchPageData } from '@site/contracts/search';
import { listed } from '@site/kernel/listed';
import { formatNumber } from '@site/kernel/numbers';
import { countProducts } from '@site/kernel/plurals';
import { ProductTile } from '@site/shop/product-tile';
import { groupLabels } from '@site/shop/search';
import { Accordion } from '@site/ui/accordion';
import { CategoryCard } from '@site/ui/category-card';
import { Grid } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { ProductGrid } from '@site/ui/product-card';
import { Prose } from '@site/ui/prose';
import { PublicationCard } from '@site/ui/publication-card';
import type { ReactNode } from 'react';
import { DocumentRows } from '../../features/documents/document-rows.tsx';
import { EventRows } from './event-rows.tsx';
import { LinkRows } from './link-rows.tsx';
import css from './search-page.module.css';

/** Products in the first row of the widest screen: their pictures are the largest contentful paint. */
const FIRST_ROW = 4;

type Draw = (data: SearchPageData) => ReactNode;

const views: Record<SearchGroup, Draw> = {
  products: ({ products }) => (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductTile key={product.id} product={product} priority={index < FIRST_ROW} />
      ))}
    </ProductGrid>
  ),
  categories: ({ categories }) => (
    <Grid min={300}>
      {categories.map(({ id, name, url, image, products_count: count }) => (
        <CategoryCard
          key={id}
          shape="row"
          name={name}
          image={image.image}
          href={paths.category(url)}
          note={countProducts(count)}
        />
      ))}
    </Grid>
  ),
  documents: ({ documents }) => <DocumentRows documents={documents} />,
  news: ({ news }) => (
    <Grid min={300}>
      {news.map((item) => (
        <PublicationCard key={item.url} item={item} />
      ))}
    </Grid>
  ),
  training: ({ training }) => <EventRows events={training} />,
  sections: ({ sections }) => (
    <LinkRows rows={sections.map(({ url, title, text }) => ({ href: url, title, note: text }))} />
  ),
  faq: ({ faq }) => (
    <Accordion items={faq.map(({ question, answer }) => ({ title: question, content: <Prose html={answer} /> }))} />
  ),
  partners: ({ partners }) => (
    <LinkRows
      rows={partners.map(({ url, name, level_label: level, cities, directions }) => ({
        href: url,
        title: name,
        note: [level, cities.join(', '), listed(directions)].filter(Boolean).join(' · '),
      }))}
    />
  ),
};

/** The groups of results, best match first: the first results of each, or all of one group. */
export function FoundGroups({ data }: { data: SearchPageData }) {
  const groups = data.order.filter((group) => data[group].length > 0);
  return groups.map((group) => (
    <section key={group} className={css.group} aria-labelledby={`found-${group}`}>
      <div className={css.groupHead}>
        <h2 id={`found-${group}`}>{groupLabels[group]}</h2>
        {data.group === null && data.counts[group] > data[group].length && (
          <MoreLink
            href={paths.search(data.query, { group })}
            aria-label={`${groupLabels[group]}: все ${formatNumber(data.counts[group])}`}
          >
            {`Все ${formatNumber(data.counts[group])}`}
          </MoreLink>
        )}
      </div>
      {views[group](data)}
    </section>
  ));
}
