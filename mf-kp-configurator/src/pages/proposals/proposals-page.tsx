import { formatCount } from '@site/kernel/plurals';
import { useLoaderData, useNavigation } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { useRef } from 'react';
import { KeptCarPark } from './kept-car-park.tsx';
import { NewProposalButton } from './new-proposal/new-proposal-button.tsx';
import { NoProposals } from './no-proposals.tsx';
import { ProposalFilters } from './proposal-filters.tsx';
import { ProposalList } from './proposal-list.tsx';
import { proposalsHref } from './proposals-href.ts';
import type { loader } from './route.ts';
import { TypeTabs } from './type-tabs.tsx';
import css from './proposals-page.module.css';

export function ProposalsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { query, items, total, total_unfiltered, pages } = pagedata;
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useNavigation().state === 'loading';
  const isEmpty = total_unfiltered === 0;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {seo.h1}
        </h1>
        {!isEmpty && <NewProposalButton hasProposals />}
      </div>
      <KeptCarPark />
      {!isEmpty && (
        <>
          <TypeTabs {...pagedata} />
          <ProposalFilters key={JSON.stringify(query)} {...pagedata} />
        </>
      )}
      <p className={css.count} role="status">
        {total > 0 && `Найдено: ${formatCount(total, ['предложение', 'предложения', 'предложений'])}`}
      </p>
      {items.length > 0 ? (
        <ProposalList
          label={seo.h1}
          items={items}
          busy={loading}
          // The row is gone when its proposal has moved to another list: the focus goes to the heading.
          onMoved={() => heading.current?.focus()}
        />
      ) : (
        <NoProposals {...pagedata} />
      )}
      <Pagination page={query.page} pages={pages} hrefFor={(page) => proposalsHref({ ...query, page })} />
    </Container>
  );
}
