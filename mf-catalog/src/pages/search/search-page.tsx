import { paths } from '@site/contracts/paths';
import { useLoaderData, useLocation, useNavigation } from '@site/runtime';
import { searchHistory } from '@site/shop/search';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { useEffect, useRef } from 'react';
import { DidYouMean } from './did-you-mean.tsx';
import { FoundGroups } from './found-groups.tsx';
import { GroupTabs } from './group-tabs.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RecentQueries } from './recent-queries.tsx';
import { foundText } from './search-texts.ts';
import { useNewResults } from './use-new-results.ts';
import type { loader } from './route.ts';
import css from './search-page.module.css';

export function SearchPage() {
  const { seo, pagedata: data } = useLoaderData<typeof loader>();
  const { query, correction, group, counts, page, pages } = data;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const results = useRef<HTMLDivElement>(null);
  useNewResults(results);
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname === pathname;

  const understood = correction?.query ?? query;
  const found = total > 0;
  useEffect(() => {
    if (found) searchHistory.add(understood);
  }, [found, understood]);

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <div ref={results} className={css.results} tabIndex={-1} aria-busy={loading} data-dimmed={loading || undefined}>
        {found ? (
          <>
            <h1>
              Результаты поиска <span className={css.query}>{`«${understood}»`}</span>
            </h1>
            {correction && (
              <p className={css.correction}>
                <span>{`По\u00a0запросу «${query}» ничего не\u00a0найдено. Показаны результаты по\u00a0запросу `}</span>
                <a href={paths.search(understood)}>{`«${understood}»`}</a>
              </p>
            )}
            <DidYouMean query={data.did_you_mean} />
            <p className={css.total} role="status">
              {foundText(group ? counts[group] : total, group ?? 'all')}
            </p>
            <GroupTabs data={data} total={total} />
            <FoundGroups data={data} />
            {group && pages > 1 && (
              <div className={css.pages}>
                <Pagination
                  page={page}
                  pages={pages}
                  hrefFor={(target) => paths.search(query, { group, page: target > 1 ? target : undefined })}
                />
              </div>
            )}
          </>
        ) : (
          <NothingFound data={data} />
        )}
      </div>
      <RecentQueries except={understood} />
    </Container>
  );
}
