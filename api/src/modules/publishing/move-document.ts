import { ContentDocument } from '@site/contracts/content-documents';
import type { Db } from '../../db/database.ts';
import {
  canCreateAt,
  changeDocument,
  endLive,
  type IsServed,
  type PublishingDeps,
  recordDecision,
} from './document-changes.ts';
import { makeLive } from './publish-document.ts';
import { publishingProblems } from './publishing-problems.ts';
import { RevisionRepository, type RevisionRow } from './revision-repository.ts';
import { toRevision } from './revision-view.ts';

/** Turns the scheduled revisions of a document into drafts and returns them as they were. */
async function unscheduleAll(revisions: RevisionRepository, address: string): Promise<RevisionRow[]> {
  const rows = await revisions.scheduled(address);
  for (const row of rows) await revisions.change(row, { publish_at: null });
  return rows;
}

/** A revision with its schedule, to be added with another document. */
const copyOf = ({ origin, publish_at }: RevisionRow, document: ContentDocument) => ({
  address: document.address,
  document,
  origin,
  publish_at,
});

/** Updates the parent of a child page of a moved one, in its live and scheduled revisions. */
async function moveParent(
  deps: PublishingDeps,
  tx: Db,
  child: string,
  { address, to }: { address: string; to: string },
  author: string,
) {
  const revisions = new RevisionRepository(tx);
  await revisions.lock(child);
  const below = (document: ContentDocument): ContentDocument =>
    document.kind === 'page' && document.parent === address ? { ...document, parent: to } : document;
  const signed = { author, note: `below ${to}`, created_at: deps.now() };
  const live = await revisions.live(child);
  const scheduled = await unscheduleAll(revisions, child);
  if (live) {
    const added = await revisions.add({ ...copyOf(live, below(live.document)), publish_at: null, ...signed });
    await makeLive(deps, tx, added, author);
  }
  for (const row of scheduled) await revisions.add({ ...copyOf(row, below(row.document)), ...signed });
}

/** Moves a live document to another address, with its scheduled revisions, its child pages and a redirect. */
export function moveDocument(
  deps: PublishingDeps & { isServed: IsServed },
  { address, to }: { address: string; to: string },
  author: string,
) {
  return changeDocument(deps.db, address, async (tx, revisions) => {
    await revisions.lock(to);
    const live = await revisions.live(address);
    if (!live) throw publishingProblems.notLive();
    const { kind } = live.document;
    if (kind === 'faq' || kind === 'document') throw publishingProblems.addressFixed(address);
    if (kind === 'page' && (await revisions.isBuiltIn(address))) throw publishingProblems.builtInPage(address);
    if (deps.isServed(to) || (await revisions.live(to)) || (await revisions.scheduled(to)).length)
      throw publishingProblems.addressTaken(to);
    if (kind === 'page' && !canCreateAt(to)) throw publishingProblems.addressNotAllowed(to);
    const { success, data: document } = ContentDocument.safeParse({ ...live.document, address: to });
    if (!success) throw publishingProblems.addressNotAllowed(to);
    const linked_from = await revisions.linkedFrom(live.document);

    const signed = { author, note: `moved from ${address}`, created_at: deps.now() };
    const scheduled = await unscheduleAll(revisions, address);
    await endLive(deps, tx, live);
    const added = await revisions.add({ address: to, document, origin: 'manager', ...signed });
    const { live: moved } = await makeLive(deps, tx, added, author);
    for (const row of scheduled)
      await revisions.add({ ...copyOf(row, ContentDocument.parse({ ...row.document, address: to })), ...signed });
    await deps.redirects.send(tx, { from: address, to, author, at: deps.now() });
    for (const child of await revisions.addressesBelow(address))
      await moveParent(deps, tx, child, { address, to }, author);
    await recordDecision(deps, tx, author, 'move', added, signed.note);
    return { revision: toRevision(moved), linked_from };
  });
}
