import { categoryOfGate, type Gate, gates } from '@site/contracts/gate-kit-answers';
import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ChipLink, ChipList } from '@site/ui/chip';
import { DeferredHydration } from '@site/ui/deferred-hydration';
import { Container } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { Prose } from '@site/ui/prose';
import { useRef } from 'react';
import { CompareTraySlot } from './compare-tray/compare-tray-slot.tsx';
import { FacetPanel } from './facets/facet-panel.tsx';
import { FilterButton } from './filter-button.tsx';
import { foundText } from './list-texts.ts';
import { PayBackLinks } from './pay-back/pay-back-links.tsx';
import { Results } from './results.tsx';
import { SelectedChips } from './selected-chips.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import type { loader } from './route.ts';
import css from './category-page.module.css';

const FORM = 'facets';

/** Kind of gates that the category, or a parent of it, is for. */
const gateOf = (breadcrumbs: readonly { url: string }[]): Gate | undefined =>
  gates.find((gate) => breadcrumbs.some(({ url }) => url === paths.category(categoryOfGate[gate])));

export function CategoryPage() {
  const { seo, pagedata: data } = useLoaderData<typeof loader>();
  const results = useRef<HTMLElement>(null);
  const list = useListNavigation(data.category.url, results);
  const gate = gateOf(seo.breadcrumbs);
  const isParking = paths.category(data.category.url) === paths.parkingSystems();
  const hasFacets = data.facets.length > 0;

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1>{seo.h1}</h1>
      {data.intro && <p className={css.intro}>{data.intro}</p>}
      {data.children.length > 0 && (
        <nav aria-label="Подкатегории">
          <ChipList className={css.children}>
            {data.children.map(({ id, name, url }) => (
              <ChipLink key={id} href={paths.category(url)}>
                {name}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
      {isParking && <PayBackLinks />}
      {isParking && <MoreLink href={paths.configurator()}>Соберите парковку в&nbsp;конфигураторе</MoreLink>}
      {gate && <MoreLink href={paths.gateKit({ gate })}>Подберите за&nbsp;четыре вопроса</MoreLink>}
      <div className={css.columns} data-facets={hasFacets || undefined}>
        {hasFacets && (
          <aside className={css.aside}>
            {/* Half of the page's elements. */}
            <DeferredHydration>
              <FacetPanel key={data.category.id} data={data} search={list.search} onSearch={list.go} formId={FORM} />
            </DeferredHydration>
          </aside>
        )}
        <section ref={results} className={css.main} aria-label="Товары" tabIndex={-1}>
          <div className={css.toolbar}>
            <p className={css.total} role="status">
              {foundText(data.total)}
            </p>
            <div className={css.tools}>
              {hasFacets && <FilterButton data={data} list={list} />}
              <SortSelect search={list.search} sort={data.sort} onSearch={list.go} formId={FORM} />
            </div>
          </div>
          <SelectedChips data={data} search={list.search} onFollow={list.followAway} />
          <Results data={data} list={list} />
          <CompareTraySlot data={data} onDismiss={() => results.current?.focus({ preventScroll: true })} />
        </section>
      </div>
      {data.seo_text && (
        <div className={css.about}>
          <Prose html={data.seo_text} />
        </div>
      )}
    </Container>
  );
}
