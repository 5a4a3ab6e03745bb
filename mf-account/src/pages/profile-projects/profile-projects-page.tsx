import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconPlus } from '@site/ui/icons';
import { EntryCard } from '../../features/company-entry/entry-card.tsx';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import type { loader } from './route.ts';
import css from '../../features/company-entry/entry.module.css';

export function ProfileProjectsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { projects, may_edit } = pagedata;
  const add = may_edit && (
    <ButtonLink href={paths.accountProject('add')} iconStart={iconPlus}>
      Добавить проект
    </ButtonLink>
  );
  return (
    <EntryPage seo={seo} actions={projects.length > 0 && add}>
      {projects.length === 0 ? (
        <EmptyState title="Проектов пока нет" actions={add}>
          Покажите объекты, которые вы оснастили: после проверки их увидят в&nbsp;каталоге партнёров.
        </EmptyState>
      ) : (
        <div role="list" aria-label="Проекты" className={css.cards}>
          {projects.map(({ id, content, draft, ...entry }) => {
            const written = content ?? draft;
            if (!id || !written) return null;
            const url = content ? paths.accountProjectView(id) : paths.accountProject(id);
            return (
              <EntryCard key={id} title={written.title} url={url} entry={entry}>
                {[written.object_type, written.city, written.year].filter(Boolean).join(', ') ||
                  'Тип объекта и\u00a0город ещё не\u00a0указаны'}
              </EntryCard>
            );
          })}
        </div>
      )}
    </EntryPage>
  );
}
