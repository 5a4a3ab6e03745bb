import type { BranchEntry, ProjectEntry } from '@site/contracts/company-profile';
import type { Seo } from '@site/contracts/seo';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { iconEdit } from '@site/ui/icons';
import type { ReactNode } from 'react';
import { EntryPage } from './entry-page.tsx';
import { EntryStatus, StatusBadge } from './entry-status.tsx';
import { VisibilityButton } from './visibility-button.tsx';
import css from './entry.module.css';

interface EntryViewProps {
  seo: Pick<Seo, 'h1' | 'breadcrumbs'>;
  kind: 'branch' | 'project';
  entry: BranchEntry | ProjectEntry;
  may_edit: boolean;
  editUrl: (id: string) => string;
  /** The content of the entry; absent until it has some. */
  children: ReactNode;
}

/** A branch or a project with the state of its moderation, as its company sees it. */
export function EntryView({ seo, kind, entry, may_edit, editUrl, children }: EntryViewProps) {
  const { id } = entry;
  const actions = may_edit && id !== null && (
    <div className={css.actions}>
      <VisibilityButton kind={kind} entry={entry} />
      <ButtonLink href={editUrl(id)} iconStart={iconEdit}>
        Редактировать
      </ButtonLink>
    </div>
  );
  return (
    <EntryPage seo={seo} actions={actions}>
      <p>
        <StatusBadge entry={entry} />
      </p>
      <EntryStatus {...entry} />
      {children && <Card>{children}</Card>}
    </EntryPage>
  );
}
