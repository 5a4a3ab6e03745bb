import { isDeepStrictEqual } from 'node:util';
import { ContentDocument, nameOf } from '@site/contracts/content-documents';
import { contentSections } from '@site/contracts/content-sections';
import type { ContentFinding, ContentRevision, ExportedContent, ManagedContent } from '@site/contracts/manage-content';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { processEach } from '../../process-each.ts';
import { problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { cleaned, warnings } from './document-cleaning.ts';
import { missingReferences } from './document-references.ts';
import { createLiveDocumentRepository } from './live-document-repository.ts';
import { publishingProblems } from './publishing-problems.ts';
import { createReferenceRepository } from './reference-repository.ts';
import {
  type ContentFilter,
  createRevisionRepository,
  type RevisionRepository,
  type RevisionHead,
  type RevisionRow,
} from './revision-repository.ts';

const NOUN = 'content';
/** Documents per export response; each is some kilobytes. */
const EXPORT_LIMIT = 100;

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  redirects: RedirectService;
  /** Whether a route of the API serves the address, so that a document there would never be shown. */
  isServed: (address: string) => boolean;
  log: FastifyBaseLogger;
  now: () => Date;
};
type Key = { address: string; revision: number };
type Edited = { document: ContentDocument; base: number | null };

const stateOf = (row: Pick<RevisionRow, 'publish_at' | 'published_at' | 'ended_at'>): ContentRevision['state'] => {
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
const toExported = (row: RevisionRow): ExportedContent => ({ ...toRevision(row), document: row.document });

/** Summarises a document from all its revisions, newest first. */
function toManaged(rows: RevisionHead[]): ManagedContent {
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

const hiddenFaq = (address: string): ContentFinding => ({
  path: ['address'],
  message: `no page shows this group: add a block to one of them, «type: faq» with «group: ${nameOf(address)}»`,
  severity: 'warning',
});

/** Manages content revisions: at most one per document is live. */
export function createPublishingService({ db, decisions, redirects, isServed, log, now }: Dependencies) {
  const revisions = createRevisionRepository(db);
  const references = createReferenceRepository(db);

  const canCreateAt = (address: string) =>
    address.split('/').length === 3 ||
    [...contentSections, '/account'].some((section) => address.startsWith(`${section}/`));

  async function findings(document: ContentDocument): Promise<ContentFinding[]> {
    const isHidden = document.kind === 'faq' && !(await references.isFaqShown(nameOf(document.address)));
    return [
      ...(await missingReferences(references, document, isServed)),
      ...(isHidden ? [hiddenFaq(document.address)] : []),
      ...warnings(document, now()),
      ...cleaned(document).findings,
    ];
  }

  /** Whether the document equals the current revision, or the revision from which it was exported. */
  async function isUnchanged(of: RevisionRepository, { document, base }: Edited, current: RevisionRow) {
    if (base === null) return false;
    if (isDeepStrictEqual(current.document, document)) return true;
    const exported = await of.find({ address: document.address, number: base });
    return isDeepStrictEqual(exported?.document, document);
  }

  /** Reports the conflicts that `save` would reject, for a check before an import. */
  async function conflicts({ document, base }: Edited): Promise<ContentFinding[]> {
    const { address } = document;
    const current = await revisions.current(address);
    if (!current || current.number === base) return [];
    if (await isUnchanged(revisions, { document: cleaned(document).document, base }, current)) return [];
    const { number, author } = current;
    const message =
      base === null
        ? `there is already a document at ${address}, «${current.document.title}»: export it and edit its file`
        : `edited meanwhile: revision ${number} is by ${author}. Compare with it (diff --newest) and make your changes in it (export --newest)`;
    return [{ path: base === null ? ['address'] : ['revision'], message, severity: 'error' }];
  }

  /** Runs a transaction under the document's lock. */
  const change = <T>(address: string, run: (tx: Db, of: RevisionRepository) => Promise<T>) =>
    db.transaction(async (tx) => {
      const of = createRevisionRepository(tx);
      await of.lock(address);
      return run(tx, of);
    });

  async function revisionOf(of: RevisionRepository, { address, revision }: Key) {
    const row = await of.find({ address, number: revision });
    if (!row) throw problems.notFound();
    return row;
  }

  /** Publishes a revision and unschedules older ones, which would replace it later. Returns both. */
  async function makeLive(tx: Db, row: RevisionRow, author: string) {
    const of = createRevisionRepository(tx);
    const unscheduled = (await of.scheduled(row.address)).filter(({ number }) => number < row.number);
    for (const older of unscheduled) {
      await of.change(older, { publish_at: null });
      await record(tx, author, 'unschedule', older, `revision ${older.number}, older than ${row.number}`);
    }
    const before = await of.live(row.address);
    if (before) await of.change(before, { ended_at: now() });
    await createLiveDocumentRepository(tx).show(row.document);
    // A live page must not redirect.
    await redirects.forget(tx, row.address);
    const live = await of.change(row, { published_at: now(), publish_at: null, ended_at: null });
    return { live, unscheduled: unscheduled.map(({ number }) => number) };
  }

  async function endLive(tx: Db, row: RevisionRow): Promise<RevisionRow> {
    await createLiveDocumentRepository(tx).hide(row.document);
    return createRevisionRepository(tx).change(row, { ended_at: now() });
  }

  /** Turns the scheduled revisions of a document into drafts and returns them as they were. */
  async function unscheduleAll(of: RevisionRepository, address: string): Promise<RevisionRow[]> {
    const rows = await of.scheduled(address);
    for (const row of rows) await of.change(row, { publish_at: null });
    return rows;
  }

  /** Adds a copy of a revision, including its schedule, with another document. */
  const addCopy = (
    of: RevisionRepository,
    { origin, publish_at }: RevisionRow,
    document: ContentDocument,
    author: string,
    note: string,
  ) => of.add({ address: document.address, document, author, origin, note, publish_at, created_at: now() });

  /** Updates the parent of a child page of a moved one, in its live and scheduled revisions. */
  async function moveParent(tx: Db, child: string, from: string, to: string, author: string) {
    const of = createRevisionRepository(tx);
    await of.lock(child);
    const below = (document: ContentDocument): ContentDocument =>
      document.kind === 'page' && document.parent === from ? { ...document, parent: to } : document;
    const note = `below ${to}`;
    const live = await of.live(child);
    const scheduled = await unscheduleAll(of, child);
    if (live) {
      const added = await addCopy(of, { ...live, publish_at: null }, below(live.document), author, note);
      await makeLive(tx, added, author);
    }
    for (const row of scheduled) await addCopy(of, row, below(row.document), author, note);
  }

  const record = (tx: Db, author: string, action: string, { address, number }: RevisionRow, text = '') =>
    decisions.record(tx, { author, noun: NOUN, subject: address, action, text: text || `revision ${number}` });

  return {
    list: ({ page, ...filter }: { page: number } & ContentFilter) =>
      paged(page, {
        count: () => revisions.count(filter),
        rows: async (limit, offset) => {
          const rows = await revisions.list(filter, limit, offset);
          const addresses = [...new Set(rows.map(({ address }) => address))];
          return addresses.map((address) => toManaged(rows.filter((row) => row.address === address)));
        },
      }),

    async export(query: { under?: string | undefined; after?: string | undefined; newest?: boolean | undefined }) {
      const rows = await revisions.documents(query, EXPORT_LIMIT + 1);
      return { items: rows.slice(0, EXPORT_LIMIT).map(toExported), more: rows.length > EXPORT_LIMIT };
    },

    show: async (key: Key) => toExported(await revisionOf(revisions, key)),

    async history(address: string) {
      const rows = await revisions.history(address);
      if (!rows.length) throw problems.notFound();
      return { items: rows.map(toRevision) };
    },

    check: async ({ document, base }: { document: ContentDocument; base?: number | null | undefined }) => ({
      findings: [...(base === undefined ? [] : await conflicts({ document, base })), ...(await findings(document))],
    }),

    async save(
      { document, base, note }: { document: ContentDocument; base: number | null; note: string },
      author: string,
    ) {
      const { address } = document;
      const found = await findings(document);
      const errors = found.filter(({ severity }) => severity === 'error');
      if (errors.length)
        throw problems.invalid(Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message])));
      const clean = cleaned(document).document;
      return change(address, async (tx, of) => {
        const current = await of.current(address);
        if (!current && (isServed(address) || !canCreateAt(address)) && clean.kind === 'page')
          throw isServed(address)
            ? publishingProblems.addressTaken(address)
            : publishingProblems.addressNotAllowed(address);
        if (current && (await isUnchanged(of, { document: clean, base }, current)))
          return { changed: false, revision: toRevision(current), findings: found };
        if (current && current.number !== base) throw publishingProblems.editedMeanwhile(current);
        const added = await of.add({ address, document: clean, author, origin: 'manager', note, created_at: now() });
        await record(tx, author, 'save', added, note);
        return { changed: true, revision: toRevision(added), findings: found };
      });
    },

    publish: ({ at, ...key }: Key & { at?: string | undefined }, author: string) =>
      change(key.address, async (tx, of) => {
        const row = await revisionOf(of, key);
        if (stateOf(row) === 'live') throw problems.noChanges();
        const moment = at && new Date(at);
        if (moment && moment > now()) {
          const live = await of.live(key.address);
          if (live && live.number > row.number) throw publishingProblems.olderThanLive(row, live);
          const scheduled = await of.change(row, { publish_at: moment, published_at: null, ended_at: null });
          await record(tx, author, 'schedule', row, `revision ${row.number} at ${moment.toISOString()}`);
          return { ...toRevision(scheduled), unscheduled: [] };
        }
        const { live, unscheduled } = await makeLive(tx, row, author);
        await record(tx, author, 'publish', row);
        return { ...toRevision(live), unscheduled };
      }),

    unschedule: (key: Key, author: string) =>
      change(key.address, async (tx, of) => {
        const row = await revisionOf(of, key);
        if (stateOf(row) !== 'scheduled') throw problems.noChanges();
        await record(tx, author, 'unschedule', row);
        return toRevision(await of.change(row, { publish_at: null }));
      }),

    withdraw: ({ address }: { address: string }, author: string) =>
      change(address, async (tx, of) => {
        const live = await of.live(address);
        if (!live) throw publishingProblems.notLive();
        if (live.document.kind === 'page' && (await of.isBuiltIn(address)))
          throw publishingProblems.builtInPage(address);
        await record(tx, author, 'withdraw', live);
        const linked_from = await of.linkedFrom(live.document);
        return { ...toRevision(await endLive(tx, live)), linked_from };
      }),

    restore: (key: Key, author: string) =>
      change(key.address, async (tx, of) => {
        const { document, origin, number } = await revisionOf(of, key);
        const newest = await of.newest(key.address);
        if (newest?.number === number) throw problems.noChanges();
        const note = `as revision ${number}`;
        const added = await of.add({ address: key.address, document, author, origin, note, created_at: now() });
        await record(tx, author, 'restore', added, note);
        return toRevision(added);
      }),

    move: ({ address, to }: { address: string; to: string }, author: string) =>
      change(address, async (tx, of) => {
        await of.lock(to);
        const live = await of.live(address);
        if (!live) throw publishingProblems.notLive();
        const { kind } = live.document;
        if (kind === 'faq' || kind === 'document') throw publishingProblems.addressFixed(address);
        if (kind === 'page' && (await of.isBuiltIn(address))) throw publishingProblems.builtInPage(address);
        if (isServed(to) || (await of.live(to)) || (await of.scheduled(to)).length)
          throw publishingProblems.addressTaken(to);
        if (kind === 'page' && !canCreateAt(to)) throw publishingProblems.addressNotAllowed(to);
        const { success, data: document } = ContentDocument.safeParse({ ...live.document, address: to });
        if (!success) throw publishingProblems.addressNotAllowed(to);
        const linked_from = await of.linkedFrom(live.document);

        const note = `moved from ${address}`;
        const scheduled = await unscheduleAll(of, address);
        await endLive(tx, live);
        const added = await of.add({ address: to, document, author, origin: 'manager', note, created_at: now() });
        const { live: moved } = await makeLive(tx, added, author);
        for (const row of scheduled)
          await addCopy(of, row, ContentDocument.parse({ ...row.document, address: to }), author, note);
        await redirects.send(tx, address, to);
        for (const child of await of.addressesBelow(address)) await moveParent(tx, child, address, to, author);
        await record(tx, author, 'move', added, note);
        return { revision: toRevision(moved), linked_from };
      }),

    /** Changes whenever the published content may have changed. */
    version: () => revisions.version(now()),

    /**
     * Publishes due revisions, each in its own transaction. With several processes, each revision is published once.
     * Returns published and failed ones.
     */
    async publishDue() {
      const published: ContentRevision[] = [];
      const failed: { address: string; number: number }[] = [];
      await processEach(
        await revisions.due(now()),
        async ({ address, number }) =>
          change(address, async (tx, of) => {
            const row = await of.find({ address, number });
            if (!row || stateOf(row) !== 'scheduled' || row.publish_at! > now()) return;
            published.push(toRevision((await makeLive(tx, row, row.author)).live));
          }),
        (error, { address, number }) => {
          log.error({ err: error, address, revision: number }, 'a scheduled revision was not published');
          failed.push({ address, number });
        },
      );
      return { published, failed };
    },
  };
}

export type PublishingService = ReturnType<typeof createPublishingService>;
