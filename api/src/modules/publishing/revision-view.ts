import type { ContentRevision, ExportedContent, ManagedContent } from '@site/contracts/manage-content';
import type { RevisionHead, RevisionRow } from './revision-repository.ts';

export const stateOf = (
  row: Pick<RevisionRow, 'publish_at' | 'published_at' | 'ended_at'>,
): ContentRevision['state'] => {
  if (row.published_at) return row.ended_at ? 'past' : 'live';
  return row.publish_at ? 'scheduled' : 'draft';
};

export const toRevision = (row: RevisionRow | RevisionHead): ContentRevision => ({
  address: row.address,
  number: row.number,
  state: stateOf(row),
  title: 'title' in row ? row.title : row.document.title,
  author: row.author,
  origin: row.origin,
  note: row.note,
  created_at: row.created_at.toISOString(),
  publish_at: row.publish_at?.toISOString() ?? null,
  published_at: row.published_at?.toISOString() ?? null,
});

export const toExported = (row: RevisionRow): ExportedContent => ({ ...toRevision(row), document: row.document });

/** Summarises a document from all its revisions, newest first. */
export function toManaged(rows: RevisionHead[]): Omit<ManagedContent, 'broken_links'> {
  const revisions = rows.map(toRevision);
  const live = revisions.find(({ state }) => state === 'live') ?? null;
  const newest = revisions.find(({ origin, state }) => origin === 'manager' || state !== 'draft') ?? revisions[0]!;
  const isScheduled = revisions.some(({ state }) => state === 'scheduled');
  const wasLive = revisions.some(({ state }) => state === 'past');
  const offer = revisions.find(({ origin, state }) => origin === 'product' && state === 'draft');
  return {
    address: newest.address,
    title: (live ?? newest).title,
    state: live ? 'live' : isScheduled ? 'scheduled' : wasLive ? 'withdrawn' : 'draft',
    live,
    newest,
    offered: offer && live?.origin === 'manager' && offer.number > live.number ? offer.number : null,
  };
}
