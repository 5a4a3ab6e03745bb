import { paths } from '@site/contracts/paths';
import type { ProjectFilter } from '@site/contracts/projects';
import { useLoaderData, useSearchParams } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ProjectGrid } from '../../features/blocks/projects/project-grid.tsx';
import { ListFilters } from '../../features/list-page/list-filters.tsx';
import { ListPages } from '../../features/list-page/list-pages.tsx';
import { readNarrowing } from '../../features/list-page/list-query.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PreviewNotice } from '../../features/preview-notice/preview-notice.tsx';
import css from './projects-page.module.css';
import type { loader } from './route.ts';

const words: Record<ProjectFilter, { label: string; all: string }> = {
  direction: { label: 'Направления', all: 'Все направления' },
  type: { label: 'Объекты', all: 'Все объекты' },
  city: { label: 'Города', all: 'Все города' },
  year: { label: 'Годы', all: 'Все годы' },
};

export function ProjectsPage() {
  const { seo, content, preview, pagedata } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { items, filters } = pagedata;
  const list = { path: paths.projects(), narrowing: readNarrowing(search, filters) };
  return (
    <>
      {preview && <PreviewNotice preview={preview} />}
      <PageHead seo={seo}>
        <ListFilters {...list} filters={filters} words={words} />
      </PageHead>
      <Container className={css.list}>
        {items.length > 0 ? (
          <ListPages {...list} data={pagedata}>
            <ProjectGrid items={items} headingLevel={2} />
          </ListPages>
        ) : (
          <EmptyState
            title="Проектов не&nbsp;найдено"
            actions={<ButtonLink href={paths.projects()}>Показать все проекты</ButtonLink>}
          >
            Попробуйте убрать один из&nbsp;фильтров
          </EmptyState>
        )}
      </Container>
      <Blocks blocks={content} />
    </>
  );
}
