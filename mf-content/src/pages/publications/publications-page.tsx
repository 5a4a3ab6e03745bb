import { paths } from '@site/contracts/paths';
import type { PublicationFilter } from '@site/contracts/publications';
import { useLoaderData, useSearchParams } from '@site/runtime';
import { Container } from '@site/ui/layout';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PublicationGrid } from '../../features/blocks/news/publication-grid.tsx';
import { ListFilters } from '../../features/list-page/list-filters.tsx';
import { ListPages } from '../../features/list-page/list-pages.tsx';
import { readNarrowing } from '../../features/list-page/list-query.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { NothingPublished } from './nothing-published.tsx';
import css from './publications-page.module.css';
import type { loader } from './route.ts';

const words: Record<PublicationFilter, { label: string; all: string }> = {
  category: { label: 'Рубрики', all: 'Все рубрики' },
  topic: { label: 'Темы', all: 'Все темы' },
  tag: { label: 'Метки', all: 'Все метки' },
  year: { label: 'Годы', all: 'Все годы' },
};

export function PublicationsPage() {
  const { seo, content, pagedata } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { section, items, filters } = pagedata;
  const list = { path: paths.publications(section), narrowing: readNarrowing(search, filters) };
  return (
    <>
      <PageHead seo={seo}>
        <ListFilters {...list} filters={filters} words={words} />
      </PageHead>
      <Container className={css.list}>
        {items.length > 0 ? (
          <ListPages {...list} data={pagedata}>
            <PublicationGrid items={items} headingLevel={2} />
          </ListPages>
        ) : (
          <NothingPublished section={section} narrowed={Object.keys(list.narrowing).length > 0} />
        )}
      </Container>
      <Blocks blocks={content} />
    </>
  );
}
