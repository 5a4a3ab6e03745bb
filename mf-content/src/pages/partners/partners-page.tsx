import { paths } from '@site/contracts/paths';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { PartnerFilters } from './partner-filters.tsx';
import css from './partners-page.module.css';
import type { loader } from './route.ts';

export function PartnersPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  const { items } = pagedata;
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <div className={css.filters}>
          <PartnerFilters {...pagedata} />
        </div>
        <p className={css.count} role="status">
          {`${pluralForm(items.length, ['Найден', 'Найдено', 'Найдено'])} ${formatCount(items.length, ['партнёр', 'партнёра', 'партнёров'])}`}
        </p>
      </PageHead>
      {items.length > 0 ? (
        <div className={css.list}>
          <Blocks blocks={[{ id: 'partners', type: 'partners', items }]} />
        </div>
      ) : (
        <Container>
          <EmptyState
            title="Таких партнёров пока нет"
            actions={<ButtonLink href={paths.partners()}>Показать всех партнёров</ButtonLink>}
          >
            Уберите часть условий: партнёр из&nbsp;соседнего города тоже может приехать.
          </EmptyState>
        </Container>
      )}
      <Blocks blocks={content} />
    </>
  );
}
