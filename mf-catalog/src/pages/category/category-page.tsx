import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ChipLink, ChipList } from '@site/ui/chip';
import { Container } from '@site/ui/layout';
import { Prose } from '@site/ui/prose';
import { useRef, type MouseEvent } from 'react';
import { FacetPanel } from './facets/facet-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { foundText } from './list-texts.ts';
import { Results } from './results.tsx';
import { SelectedChips } from './selected-chips.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import type { loader } from './route.ts';
import css from './category-page.module.css';

const FORM = 'facets';

export function CategoryPage() {
  const { seo, pagedata: data } = useLoaderData<typeof loader>();
  const list = useListNavigation(data.category.url);
  const results = useRef<HTMLElement>(null);
  const hasFacets = data.facets.length > 0;

  const followChip = (event: MouseEvent) => {
    // The chip goes with its filter; without this the focus would fall back to the top of the page.
    if (list.follow(event)) results.current?.focus({ preventScroll: true });
  };

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {data.intro && <p className={css.intro}>{data.intro}</p>}
      {data.children.length > 0 && (
        <nav aria-label="Подкатегории">
          <ChipList className={css.children}>
            {data.children.map(({ id, name, url }) => (
              <ChipLink key={id} href={paths.category(url)}>{name}</ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
      <div className={css.columns} data-facets={hasFacets || undefined}>
        {hasFacets && (
          <aside className={css.aside}>
            <FacetPanel key={data.category.id} data={data} search={list.search} onSearch={list.go} formId={FORM} />
          </aside>
        )}
        <section ref={results} className={css.main} aria-label="Товары" tabIndex={-1}>
          <div className={css.toolbar}>
            <p className={css.total} role="status">{foundText(data.total)}</p>
            <div className={css.tools}>
              {hasFacets && <FilterSheet data={data} list={list} />}
              <SortSelect search={list.search} sort={data.sort} onSearch={list.go} formId={FORM} />
            </div>
          </div>
          <SelectedChips data={data} search={list.search} onFollow={followChip} />
          <Results data={data} list={list} />
        </section>
      </div>
      {data.seo_text && <div className={css.about}><Prose html={data.seo_text} /></div>}
    </Container>
  );
}
