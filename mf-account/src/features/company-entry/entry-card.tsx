import type { BranchEntry } from '@site/contracts/company-profile';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import { StatusBadge } from './entry-status.tsx';
import css from './entry.module.css';

interface EntryCardProps {
  title: string;
  url: string;
  entry: Pick<BranchEntry, 'status' | 'is_hidden'>;
  children: ReactNode;
}

export function EntryCard({ title, url, entry, children }: EntryCardProps) {
  return (
    <Card role="listitem">
      <h2 className={css.cardTitle}>
        <TextLink href={url}>{title}</TextLink>
      </h2>
      <p className={css.quiet}>{children}</p>
      <StatusBadge entry={entry} />
    </Card>
  );
}
