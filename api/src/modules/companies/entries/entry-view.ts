import type { EntryStatus } from '@site/contracts/company-profile';
import type { EntryRow, RevisionRow } from '../../../tables/company-tables.ts';
import type { Names } from './branch-managers.ts';
import { changesOf, type Contents, type EntryKind } from './entry-kinds.ts';

function statusOf(entry: EntryRow, latest: RevisionRow | undefined): EntryStatus {
  if (entry.draft) return 'draft';
  if (latest?.state === 'pending') return 'moderation';
  if (latest?.state === 'rejected') return 'rejected';
  if (!entry.published) return 'empty';
  return entry.is_hidden ? 'hidden' : 'published';
}

/** The company sees its latest edit and the moderator's reason, the site the approved content. */
export function viewOf<K extends EntryKind>(kind: K, entry: EntryRow, latest: RevisionRow | undefined, names: Names) {
  const open = latest && latest.state !== 'approved' ? latest : undefined;
  const content = open?.content ?? entry.published;
  return {
    id: entry.id,
    draft: entry.draft,
    content: (content as Contents[K] | undefined) ?? null,
    status: statusOf(entry, latest),
    is_published: Boolean(entry.published) && !entry.is_hidden,
    is_hidden: entry.is_hidden,
    reason: open?.state === 'rejected' ? open.reason : '',
    changes: open?.state === 'pending' ? changesOf(kind, [entry.published, open.content], names) : [],
  };
}

export const emptyEntry = {
  id: null,
  draft: null,
  content: null,
  pictures: [],
  status: 'empty',
  is_published: false,
  is_hidden: false,
  reason: '',
  changes: [],
} as const;
