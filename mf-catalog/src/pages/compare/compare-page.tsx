import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Tabs } from '@site/ui/tabs';
import { SharedListNote } from '../../features/lists/shared-list-note.tsx';
import { Comparison } from './comparison.tsx';
import { TITLE_ID } from './focus.ts';
import { RemovalNote } from './removal-note.tsx';
import { useCompareGroups } from './use-compare-groups.ts';
import { useOnlyDifferences } from './use-only-differences.ts';
import { useRemoval } from './use-removal.ts';
import type { loader } from './route.ts';
import css from './compare-page.module.css';

export function ComparePage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const groups = useCompareGroups(pagedata);
  const [onlyDifferences, setOnlyDifferences] = useOnlyDifferences();
  const removal = useRemoval();
  const { shared } = pagedata;

  const views = groups.map((group) => ({
    id: group.category.url,
    label: group.category.name,
    count: group.products.length,
    content: (
      <Comparison
        group={group}
        shared={shared}
        removal={removal}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
      />
    ),
  }));
  const [first] = views;

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1 id={TITLE_ID} tabIndex={-1} className={css.title}>
        {seo.h1}
      </h1>
      {shared && first && (
        <div className={css.shared} data-print="hide">
          <SharedListNote
            list="compare"
            products={groups.flatMap(({ products }) => products)}
            title="Это сравнение открыто по&nbsp;ссылке"
          >
            Ваш собственный список остаётся прежним.
          </SharedListNote>
        </div>
      )}
      {views.length > 1 ? (
        <Tabs label="Группы товаров" items={views} />
      ) : first ? (
        <section aria-labelledby="group">
          <h2 id="group" className={css.groupName}>
            {first.label}
          </h2>
          {first.content}
        </section>
      ) : (
        <EmptyState
          title="Добавьте товары к&nbsp;сравнению"
          actions={<ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>}
        >
          Нажмите на&nbsp;весы в&nbsp;карточке товара&nbsp;— здесь его характеристики встанут рядом с&nbsp;другими.
        </EmptyState>
      )}
      {!shared && <RemovalNote removal={removal} />}
    </Container>
  );
}
