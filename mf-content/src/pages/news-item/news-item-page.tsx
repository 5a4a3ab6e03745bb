import { paths, withQuery } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { bindSpaces } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { ChipLink, ChipList } from '@site/ui/chip';
import { Section } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { NewsGrid } from '../../features/blocks/news/news-grid.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import css from './news-item-page.module.css';
import type { loader } from './route.ts';

export function NewsItemPage() {
  const { seo, content, pagedata: { item, related } } = useLoaderData<typeof loader>();
  return (
    <div className={css.page}>
      <article>
        <PageHead seo={seo}>
          <div className={css.meta}>
            <time dateTime={item.date}>{formatDate(item.date)}</time>
            <ChipList aria-label="Темы">
              {item.tags.map((tag) => <ChipLink key={tag} href={withQuery(paths.news(), { tag })}>{tag}</ChipLink>)}
            </ChipList>
          </div>
          {item.lead && <p className={css.lead}>{bindSpaces(item.lead)}</p>}
        </PageHead>
        <Blocks blocks={content} leading />
      </article>
      {related.length > 0 && (
        <Section title="Читайте также" more={<MoreLink href={paths.news()}>Все новости</MoreLink>}>
          <NewsGrid items={related} />
        </Section>
      )}
    </div>
  );
}
