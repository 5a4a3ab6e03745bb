import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconPlus } from '@site/ui/icons';
import { EntryCard } from '../../features/company-entry/entry-card.tsx';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import type { loader } from './route.ts';
import css from '../../features/company-entry/entry.module.css';

export function ProfileBranchesPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { branches, may_edit } = pagedata;
  const add = may_edit && (
    <ButtonLink href={paths.accountBranchAdd()} iconStart={iconPlus}>
      Добавить филиал
    </ButtonLink>
  );
  return (
    <EntryPage seo={seo} actions={branches.length > 0 && add}>
      {branches.length === 0 ? (
        <EmptyState title="Филиалов пока нет" actions={add}>
          После проверки филиалы появятся на&nbsp;странице компании в&nbsp;каталоге партнёров.
        </EmptyState>
      ) : (
        <div role="list" aria-label="Филиалы" className={css.cards}>
          {branches.map(({ id, content, ...entry }) =>
            id && content ? (
              <EntryCard key={id} title={content.name} url={paths.accountBranch(id)} entry={entry}>
                {content.city}, {content.address}
              </EntryCard>
            ) : null,
          )}
        </div>
      )}
    </EntryPage>
  );
}
