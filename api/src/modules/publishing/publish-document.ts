import { formatDateTime } from '@site/kernel/dates';
import type { ContentRevision } from '@site/contracts/manage-content';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { processEach } from '../../jobs/process-each.ts';
import { mediaIn } from '../media/library/document-pictures.ts';
import {
  changeDocument,
  findRevision,
  type PublishingDeps,
  recordDecision,
  type RevisionKey,
} from './document-changes.ts';
import { DocumentLinkRepository } from './document-link-repository.ts';
import { linksIn } from './document-links.ts';
import { showLiveDocument } from './live-document-repository.ts';
import { publishingProblems } from './publishing-problems.ts';
import { ReferenceRepository } from './reference-repository.ts';
import { RevisionRepository, type RevisionRow } from './revision-repository.ts';
import { stateOf, toRevision } from './revision-view.ts';

/** Publishes a revision and unschedules older ones, which would replace it later. Returns both. */
export async function makeLive(deps: PublishingDeps, tx: Db, row: RevisionRow, author: string) {
  const revisions = new RevisionRepository(tx);
  const unscheduled = (await revisions.scheduled(row.address)).filter(({ number }) => number < row.number);
  for (const older of unscheduled) {
    await revisions.change(older, { publish_at: null });
    await recordDecision(deps, tx, author, 'unschedule', older, `Ревизия ${older.number}, старше ${row.number}`);
  }
  const before = await revisions.live(row.address);
  if (before) await revisions.change(before, { ended_at: deps.now() });
  await showLiveDocument(tx, row.document);
  await new DocumentLinkRepository(tx).keep(row.address, linksIn(row.document));
  // A live page must not redirect.
  await deps.redirects.forget(tx, row.address);
  const live = await revisions.change(row, { published_at: deps.now(), publish_at: null, ended_at: null });
  return { live, unscheduled: unscheduled.map(({ number }) => number) };
}

/** Publishes a revision now, or schedules it when `at` is in the future. */
export async function publishDocument(
  deps: PublishingDeps,
  { at, ...key }: RevisionKey & { at?: string | undefined },
  author: string,
): Promise<ContentRevision & { unscheduled: number[] }> {
  const published = await changeDocument(deps.db, key.address, async (tx, revisions) => {
    const row = await findRevision(revisions, key);
    if (stateOf(row) === 'live') throw problems.noChanges();
    const missing = await new ReferenceRepository(tx).missingMedia(mediaIn(row.document));
    if (missing.length) throw publishingProblems.missingMedia(missing);
    const moment = at && new Date(at);
    if (moment && moment > deps.now()) {
      const live = await revisions.live(key.address);
      if (live && live.number > row.number) throw publishingProblems.olderThanLive(row, live);
      const scheduled = await revisions.change(row, { publish_at: moment, published_at: null, ended_at: null });
      await recordDecision(
        deps,
        tx,
        author,
        'schedule',
        row,
        `Ревизия ${row.number}, ${formatDateTime(moment.toISOString())}`,
      );
      return { ...toRevision(scheduled), unscheduled: [] };
    }
    const { live, unscheduled } = await makeLive(deps, tx, row, author);
    await recordDecision(deps, tx, author, 'publish', row);
    return { ...toRevision(live), unscheduled };
  });
  await deps.papers.measure(key.address);
  return published;
}

/** Publishes a revision that is due, once: undefined when it has been published, unscheduled or moved meanwhile. */
export async function publishDue(
  deps: PublishingDeps,
  { address, number }: Pick<RevisionRow, 'address' | 'number'>,
): Promise<ContentRevision | undefined> {
  const published = await changeDocument(deps.db, address, async (tx, revisions) => {
    const row = await revisions.find({ address, number });
    if (!row || stateOf(row) !== 'scheduled' || row.publish_at! > deps.now()) return undefined;
    return toRevision((await makeLive(deps, tx, row, row.author)).live);
  });
  await deps.papers.measure(address);
  return published;
}

/** Publishes due revisions at once, without waiting for their jobs. Returns published and failed ones. */
export async function publishDueDocuments(deps: PublishingDeps & { log: FastifyBaseLogger }) {
  const { db, log, now } = deps;
  const published: ContentRevision[] = [];
  const failed: { address: string; number: number }[] = [];
  await processEach(
    await new RevisionRepository(db).due(now()),
    async (row) => {
      const live = await publishDue(deps, row);
      if (live) published.push(live);
    },
    (error, { address, number }) => {
      log.error({ err: error, address, revision: number }, 'a scheduled revision was not published');
      failed.push({ address, number });
    },
  );
  return { published, failed };
}
