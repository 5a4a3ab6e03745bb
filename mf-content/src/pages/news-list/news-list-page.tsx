import { useLoaderData, useSearchParams } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { NewsGrid } from '../../features/blocks/news/news-grid.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { NewsFilters } from './news-filters.tsx';
import css from './news-list-page.module.css';
import { newsHref, readNewsQuery } from './news-query.ts';
import type { loader } from './route.ts';

export function NewsListPage() {
  const { seo, content, pagedata } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = readNewsQuery(search);
  const { items, tags, years, page, pages } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <NewsFilters tags={tags} years={years} query={query} />
      </PageHead>
      <Container className={css.list}>
        {items.length > 0 ? (
          <NewsGrid items={items} headingLevel={2} />
        ) : (
          <EmptyState title="Новостей не&nbsp;найдено" actions={<ButtonLink href={newsHref({})}>Показать все новости</ButtonLink>}>
            Попробуйте выбрать другую тему или другой год
          </EmptyState>
        )}
        <div className={css.pages}>
          <Pagination page={page} pages={pages} hrefFor={(number) => newsHref({ ...query, page: number })} />
        </div>
      </Container>
      <Blocks blocks={content} />
    </>
  );
}
