import type { ContentDocument } from '@site/contracts/content-documents';
import { contentSections } from '@site/contracts/content-sections';
import type { ContentRevision } from '@site/contracts/manage-content';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { DocumentPapers } from '../documents/document-papers.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { DocumentLinkRepository } from './document-link-repository.ts';
import { hideLiveDocument } from './live-document-repository.ts';
import { publishingProblems } from './publishing-problems.ts';
import { RevisionRepository, type RevisionRow } from './revision-repository.ts';
import { stateOf, toRevision } from './revision-view.ts';

export type PublishingDeps = {
  db: Db;
  decisions: Pick<DecisionService, 'record'>;
  papers: Pick<DocumentPapers, 'measure'>;
  redirects: Pick<RedirectService, 'forget' | 'send'>;
  now: () => Date;
};

/** Whether a route of the API serves the address, so that a document there would never be shown. */
export type IsServed = (address: string) => boolean;

export type RevisionKey = { address: string; revision: number };

/** Runs a transaction under the document's lock. */
export const changeDocument = <T>(
  db: Db,
  address: string,
  run: (tx: Db, revisions: RevisionRepository) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const revisions = new RevisionRepository(tx);
    await revisions.lock(address);
    return run(tx, revisions);
  });

export async function findRevision(
  revisions: RevisionRepository,
  { address, revision }: RevisionKey,
): Promise<RevisionRow> {
  const row = await revisions.find({ address, number: revision });
  if (!row) throw problems.notFound();
  return row;
}

export const recordDecision = (
  { decisions }: Pick<PublishingDeps, 'decisions'>,
  tx: Db,
  author: string,
  action: string,
  { address, number }: Pick<RevisionRow, 'address' | 'number'>,
  text = '',
) => decisions.record(tx, { author, noun: 'content', subject: address, action, text: text || `Ревизия ${number}` });

export const canCreateAt = (address: string): boolean =>
  address.split('/').length === 3 ||
  [...contentSections, '/account'].some((section) => address.startsWith(`${section}/`));

/** Takes the document off the site. */
export async function endLive({ now }: Pick<PublishingDeps, 'now'>, tx: Db, row: RevisionRow): Promise<RevisionRow> {
  await hideLiveDocument(tx, row.document);
  await new DocumentLinkRepository(tx).keep(row.address, []);
  return new RevisionRepository(tx).change(row, { ended_at: now() });
}

export function unscheduleRevision(deps: PublishingDeps, key: RevisionKey, author: string): Promise<ContentRevision> {
  return changeDocument(deps.db, key.address, async (tx, revisions) => {
    const row = await findRevision(revisions, key);
    if (stateOf(row) !== 'scheduled') throw problems.noChanges();
    await recordDecision(deps, tx, author, 'unschedule', row);
    return toRevision(await revisions.change(row, { publish_at: null }));
  });
}

export function withdrawDocument(deps: PublishingDeps, { address }: Pick<ContentDocument, 'address'>, author: string) {
  return changeDocument(deps.db, address, async (tx, revisions) => {
    const live = await revisions.live(address);
    if (!live) throw publishingProblems.notLive();
    if (live.document.kind === 'page' && (await revisions.isBuiltIn(address)))
      throw publishingProblems.builtInPage(address);
    await recordDecision(deps, tx, author, 'withdraw', live);
    const linked_from = await revisions.linkedFrom(live.document);
    return { ...toRevision(await endLive(deps, tx, live)), linked_from };
  });
}

export function restoreRevision(deps: PublishingDeps, key: RevisionKey, author: string): Promise<ContentRevision> {
  return changeDocument(deps.db, key.address, async (tx, revisions) => {
    const { document, origin, number } = await findRevision(revisions, key);
    const newest = await revisions.newest(key.address);
    if (newest?.number === number) throw problems.noChanges();
    const note = `as revision ${number}`;
    const added = await revisions.add({
      ...{ address: key.address, document, author, origin, note },
      created_at: deps.now(),
    });
    await recordDecision(deps, tx, author, 'restore', added, note);
    return toRevision(added);
  });
}
