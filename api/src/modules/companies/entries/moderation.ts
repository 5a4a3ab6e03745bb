import type { ManagedRevision } from '@site/contracts/manage-revisions';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { isUuid } from '../../../uuid.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { type Names, namesIn } from './branch-managers.ts';
import { changesOf } from './entry-kinds.ts';
import { createEntryRepository, type Moderated } from './entry-repository.ts';
import type { OfficePublishing } from './office-publishing.ts';
import type { RevisionNotices } from './revision-notices.ts';

const NOUN = 'revisions';

const toRow = ({ revision, entry, company, author }: Moderated, names: Names): Omit<ManagedRevision, 'decisions'> => ({
  id: revision.id,
  kind: entry.kind,
  company: { name: company.name, inn: company.inn },
  author: author ? `${author.surname} ${author.name}` : '',
  created_at: revision.created_at.toISOString(),
  state: revision.state,
  reason: revision.reason,
  changes: changesOf(entry.kind, [entry.published, revision.content], names),
});

const decidedAlready = () =>
  new ProblemError(409, 'revision_state', 'Решение уже принято, или правку заменила более новая');

type Dependencies = {
  db: Db;
  publishOffice: OfficePublishing;
  decisions: DecisionService;
  notices: RevisionNotices;
  now: () => Date;
};

/** Moderation of edits by the manufacturer. An approved edit is published at once. */
export function createModeration({ db, publishOffice, decisions, notices, now }: Dependencies) {
  const repository = createEntryRepository(db);

  async function find(id: string): Promise<Moderated> {
    const [found] = isUuid(id) ? await repository.moderated({ id }) : [];
    if (!found) throw problems.notFound();
    return found;
  }
  const namesOf = (all: Moderated[]) =>
    namesIn(
      db,
      all.flatMap(({ entry, revision }) => [entry.published, revision.content]),
    );
  const view = async (moderated: Moderated): Promise<ManagedRevision> => ({
    ...toRow(moderated, await namesOf([moderated])),
    decisions: await decisions.about(NOUN, moderated.revision.id),
  });

  /** Saves the decision, its author and the published content in one transaction. */
  async function decide(
    { revision }: Moderated,
    made: { author: string; state: 'approved' | 'rejected'; reason: string },
    alongside: (tx: Db) => Promise<unknown>,
  ) {
    const { author, state, reason } = made;
    await db.transaction(async (tx) => {
      if (
        !(await createEntryRepository(tx).decide(revision.id, { state, reason, decided_at: now(), decided_by: author }))
      )
        throw decidedAlready();
      await alongside(tx);
      await decisions.record(tx, { author, noun: NOUN, subject: revision.id, action: state, text: reason });
    });
  }

  return {
    waiting: (page: number) =>
      paged(page, {
        count: () => repository.countPending(),
        async rows(limit, offset) {
          const moderated = await repository.moderated({ state: 'pending', limit, offset });
          const names = await namesOf(moderated);
          return moderated.map((one) => toRow(one, names));
        },
      }),

    show: async (id: string) => view(await find(id)),

    async approve(id: string, author: string): Promise<ManagedRevision> {
      const moderated = await find(id);
      const { revision, entry, company } = moderated;
      await decide(moderated, { author, state: 'approved', reason: '' }, async (tx) => {
        await createEntryRepository(tx).update(entry.id, { published: revision.content, published_at: now() });
        if (entry.kind === 'office') await publishOffice(tx, company);
      });
      await notices.approved(moderated);
      return view(await find(id));
    },

    async reject(id: string, reason: string, author: string): Promise<ManagedRevision> {
      const moderated = await find(id);
      await decide(moderated, { author, state: 'rejected', reason }, async () => undefined);
      await notices.rejected(moderated, reason);
      return view(await find(id));
    },
  };
}

export type Moderation = ReturnType<typeof createModeration>;
