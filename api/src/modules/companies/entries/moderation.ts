import type { ManagedRevision, ManagedRevisionRow } from '@site/contracts/manage-revisions';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { type Names, namesIn } from './branch-managers.ts';
import { changesOf, type Content, type EntryChange, nameIn } from './entry-kinds.ts';
import { EntryRepository, type Moderated } from './entry-repository.ts';
import { publishOffice } from './office-publishing.ts';
import type { RevisionNotices } from './revision-notices.ts';

const NOUN = 'revisions';

const toRow = ({ revision, entry, company, author }: Moderated) => ({
  id: revision.id,
  kind: entry.kind,
  name: nameIn(revision.content as Content),
  company: { name: company.name, inn: company.inn },
  author: author ? `${author.surname} ${author.name}` : '',
  created_at: revision.created_at.toISOString(),
  state: revision.state,
  reason: revision.reason,
});

const changesIn = ({ revision, entry }: Moderated, names: Names) =>
  changesOf(entry.kind, [entry.published, revision.content], names);

const decidedAlready = () =>
  new ProblemError(409, 'revision_state', 'Решение уже принято, или правку заменила более новая');

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  files: CompanyFiles;
  notices: RevisionNotices;
  now: () => Date;
};

/** Moderation of edits by the manufacturer. An approved edit is published at once. */
export class Moderation {
  private readonly repository: EntryRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new EntryRepository(deps.db);
  }

  private async find(id: string): Promise<Moderated> {
    const [found] = isUuid(id) ? await this.repository.moderated({ id }) : [];
    if (!found) throw problems.notFound();
    return found;
  }

  private namesOf(all: Moderated[]) {
    return namesIn(
      this.deps.db,
      all.flatMap(({ entry, revision }) => [entry.published, revision.content]),
    );
  }

  private async view(moderated: Moderated): Promise<ManagedRevision> {
    const changes = changesIn(moderated, await this.namesOf([moderated]));
    return {
      ...toRow(moderated),
      changes: await Promise.all(changes.map((change) => this.withPictures(moderated.company.id, change))),
      decisions: await this.deps.decisions.about(NOUN, moderated.revision.id),
    };
  }

  private async withPictures(companyId: number, { pictures, ...change }: EntryChange) {
    if (!pictures) return change;
    const { files } = this.deps;
    const [before, after] = await Promise.all([
      files.pictures(companyId, pictures.before, change.label),
      files.pictures(companyId, pictures.after, change.label),
    ]);
    return { ...change, pictures: { before, after } };
  }

  /** Saves the decision, its author and the published content in one transaction. */
  private async decide(
    { revision }: Moderated,
    made: { author: string; state: 'approved' | 'rejected'; reason: string },
    alongside: (tx: Db) => Promise<unknown>,
  ) {
    const { db, now, decisions } = this.deps;
    const { author, state, reason } = made;
    await db.transaction(async (tx) => {
      if (
        !(await new EntryRepository(tx).decide(revision.id, { state, reason, decided_at: now(), decided_by: author }))
      )
        throw decidedAlready();
      await alongside(tx);
      await decisions.record(tx, { author, noun: NOUN, subject: revision.id, action: state, text: reason });
    });
  }

  list({ page, state }: { page: number; state: ManagedRevision['state'] }) {
    return paged(page, {
      count: () => this.repository.countRevisions(state),
      rows: async (limit, offset): Promise<ManagedRevisionRow[]> => {
        const moderated = await this.repository.moderated({ state, limit, offset });
        const names = await this.namesOf(moderated);
        return moderated.map((one) => ({ ...toRow(one), changes: changesIn(one, names) }));
      },
    });
  }

  async show(id: string) {
    return this.view(await this.find(id));
  }

  async approve(id: string, author: string): Promise<ManagedRevision> {
    const { now, notices } = this.deps;
    const moderated = await this.find(id);
    const { revision, entry, company } = moderated;
    await this.decide(moderated, { author, state: 'approved', reason: '' }, async (tx) => {
      await new EntryRepository(tx).update(entry.id, { published: revision.content, published_at: now() });
      if (entry.kind === 'office') await publishOffice(tx, company);
    });
    await notices.approved(moderated);
    return this.view(await this.find(id));
  }

  async reject(id: string, reason: string, author: string): Promise<ManagedRevision> {
    const moderated = await this.find(id);
    await this.decide(moderated, { author, state: 'rejected', reason }, async () => undefined);
    await this.deps.notices.rejected(moderated, reason);
    return this.view(await this.find(id));
  }
}
