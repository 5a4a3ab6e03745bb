import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { DocumentList } from './document-list.tsx';
import type { loader } from './route.ts';
import { SupportFilters } from './support-filters.tsx';
import { filtersIn, supportHref } from './support-href.ts';
import { SupportKinds } from './support-kinds.tsx';
import css from './support-page.module.css';

/** Main page of the section, with links to all kinds, and the page of each kind. */
export function SupportPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  const { section, query, items, total, page, pages, counts } = pagedata;
  const narrowed = filtersIn(query) > 0 || query.search !== '';
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo} />
      {section === null && !narrowed && page === 1 && <SupportKinds counts={counts} />}
      <Container className={css.list}>
        {section === null && <h2 className={css.title}>Все документы</h2>}
        <SupportFilters {...pagedata} />
        <p className={css.count} role="status">
          {(narrowed ? `${pluralForm(total, ['Найден', 'Найдено', 'Найдено'])} ` : '') +
            formatCount(total, ['документ', 'документа', 'документов'])}
        </p>
        {items.length > 0 ? (
          <DocumentList items={items} withKind={section === null} headingLevel={section === null ? 3 : 2} />
        ) : (
          <EmptyState
            title={narrowed ? 'Документов не\u00a0найдено' : 'Документы готовятся'}
            actions={<ButtonLink href={supportHref(narrowed ? section : null, {})}>Показать все документы</ButtonLink>}
          >
            {narrowed
              ? 'Проверьте артикул или уберите часть условий.'
              : 'Посмотрите другие разделы или спросите инженера.'}
          </EmptyState>
        )}
        <div className={css.pages}>
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(number) => supportHref(section, { ...query, page: number })}
          />
        </div>
      </Container>
      <Blocks blocks={content} />
    </>
  );
}
