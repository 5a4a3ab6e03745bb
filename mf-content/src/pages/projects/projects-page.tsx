import { paths } from '@site/contracts/paths';
import type { ProjectFilter } from '@site/contracts/projects';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { useLoaderData, useSearchParams } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { cx } from '@site/ui/cx';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { useState } from 'react';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ProjectGrid } from '../../features/blocks/projects/project-grid.tsx';
import { ListFilters } from '../../features/list-page/list-filters.tsx';
import { ListPages } from '../../features/list-page/list-pages.tsx';
import { listHref, readNarrowing } from '../../features/list-page/list-query.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import { ProjectsMap } from './projects-map.tsx';
import css from './projects-page.module.css';
import type { loader } from './route.ts';

const words: Record<ProjectFilter, { label: string; all: string }> = {
  direction: { label: 'Направления', all: 'Все направления' },
  type: { label: 'Объекты', all: 'Все объекты' },
  city: { label: 'Города', all: 'Все города' },
  year: { label: 'Годы', all: 'Все годы' },
};

/** Projects as a list, or with a map beside it; every choice is in the address. */
export function ProjectsPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [hovered, setHovered] = useState<readonly string[]>([]);
  const { items, filters, towns, total, view } = pagedata;
  const isMap = view === 'map';
  const narrowing = readNarrowing(search, filters);
  const path = paths.projects();
  // Filters, pages and towns keep the view.
  const shown = isMap ? { view } : {};
  const list = { path, narrowing: { ...narrowing, ...shown } };
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <ListFilters {...list} filters={filters} words={words} />
        <div className={css.bar}>
          <p className={css.count} role="status">
            {`${pluralForm(total, ['Найден', 'Найдено', 'Найдено'])} ${formatCount(total, ['проект', 'проекта', 'проектов'])}`}
          </p>
          <ChipList role="group" aria-label="Как показать">
            <ChipLink href={listHref(path, narrowing)} current={!isMap}>
              Списком
            </ChipLink>
            <ChipLink href={listHref(path, { ...narrowing, view: 'map' })} current={isMap}>
              На&nbsp;карте
            </ChipLink>
          </ChipList>
        </div>
      </PageHead>
      <Container className={cx(css.list, towns.length > 0 && css.columns)}>
        {towns.length > 0 && (
          <ProjectsMap
            towns={towns}
            marked={narrowing.city ? [...hovered, narrowing.city] : hovered}
            onMark={setHovered}
            townHref={(city) => `${listHref(path, { ...list.narrowing, city })}#list`}
          />
        )}
        <div id="list" className={css.listed}>
          {items.length > 0 ? (
            <ListPages {...list} data={pagedata}>
              <ProjectGrid
                items={items}
                headingLevel={2}
                {...(isMap && { sync: { marked: hovered, onMark: setHovered } })}
              />
            </ListPages>
          ) : (
            <EmptyState
              title="Проектов не&nbsp;найдено"
              actions={<ButtonLink href={listHref(path, shown)}>Показать все проекты</ButtonLink>}
            >
              Попробуйте убрать один из&nbsp;фильтров
            </EmptyState>
          )}
        </div>
      </Container>
      <Blocks blocks={content} />
    </>
  );
}
