import type { Decision } from '@site/contracts/manage';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { transliterate } from '../../../text/transliterate.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { AcademyEntryRepository, type Entry, type EntryFilter, type EntryNoun } from './academy-entry-repository.ts';

type Dependencies = { db: Db; decisions: DecisionService };

/** Differences between trainers, trainings and locations. */
export type EntryKind<Row extends Entry, Fields, Listed, View> = {
  /** Also that of the decisions about an entry. */
  noun: EntryNoun;
  /** Names of the columns in the history. */
  names: Readonly<Record<string, string>>;
  /** Also the source of the address. */
  titleOf: (fields: Fields) => string;
  /** Checks what a schema cannot, and finds what the fields refer to. */
  columnsOf: (db: Db, fields: Fields, former: Row | undefined) => Promise<object>;
  toListed: (db: Db, rows: readonly Row[]) => Promise<Listed[]>;
  toView: (db: Db, row: Row) => Promise<View>;
};

/** Fits a slug with a number into the 200 characters of an address. */
const TITLE_IN_SLUG = 120;
/** Addresses of the back office that are no entries. */
const reserved = new Set(['', 'add']);

function slugOf(title: string): string {
  const slug = transliterate(title).slice(0, TITLE_IN_SLUG);
  return reserved.has(slug) ? `${slug}-1`.replace(/^-/, '') : slug;
}

/** Trainers, trainings or locations as the staff writes them. They are hidden, never deleted: events refer to them. */
export class ManagedEntries<Row extends Entry, Fields, Listed, View extends object> {
  private readonly repository: AcademyEntryRepository<Row>;

  constructor(
    private readonly deps: Dependencies,
    private readonly kind: EntryKind<Row, Fields, Listed, View>,
  ) {
    this.repository = this.within(deps.db);
  }

  private within(db: Db) {
    return new AcademyEntryRepository<Row>(db, this.kind.noun);
  }

  list({ page, ...filter }: EntryFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) =>
        this.kind.toListed(this.deps.db, await this.repository.list(filter, limit, offset)),
    });
  }

  async show(slug: string): Promise<View & Pick<Row, 'slug' | 'is_hidden' | 'revision'> & { decisions: Decision[] }> {
    const { db, decisions } = this.deps;
    const row = await this.repository.find(slug);
    if (!row) throw problems.notFound();
    const { is_hidden, revision } = row;
    const [view, made] = await Promise.all([this.kind.toView(db, row), decisions.about(this.kind.noun, slug)]);
    return { ...view, slug: row.slug, is_hidden, revision, decisions: made };
  }

  async add(fields: Fields, author: string) {
    const title = this.kind.titleOf(fields);
    const slug = await this.deps.db.transaction(async (tx) => {
      const columns = await this.kind.columnsOf(tx, fields, undefined);
      const added = await this.within(tx).insert(columns, slugOf(title));
      await this.record(tx, { author, subject: added, action: 'create', text: title });
      return added;
    });
    return this.show(slug);
  }

  async change(slug: string, { revision, ...fields }: Fields & { revision: number }, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = this.within(tx);
      const row = await repository.lock(slug);
      if (!row) throw problems.notFound();
      if (row.revision !== revision) throw await this.editedMeanwhile(row, revision);
      const columns = await this.kind.columnsOf(tx, fields as Fields, row);
      const text = this.changedOf(row, columns);
      if (!text) throw problems.noChanges();
      await repository.update(row.id, { ...columns, revision: revision + 1 });
      await this.record(tx, { author, subject: slug, action: 'change', text });
    });
    return this.show(slug);
  }

  async setHidden(slug: string, is_hidden: boolean, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = this.within(tx);
      const row = await repository.lock(slug);
      if (!row) throw problems.notFound();
      if (row.is_hidden === is_hidden) throw problems.tooLate();
      await repository.update(row.id, { is_hidden });
      await this.record(tx, { author, subject: slug, action: is_hidden ? 'hide' : 'show', text: '' });
    });
    return this.show(slug);
  }

  private record(tx: Db, decision: { author: string; subject: string; action: string; text: string }) {
    return this.deps.decisions.record(tx, { ...decision, noun: this.kind.noun });
  }

  private changedOf(row: Row, columns: object): string {
    return Object.entries(columns)
      .filter(([name, value]) => !isDeepStrictEqual(value, row[name as keyof Row]))
      .map(([name]) => this.kind.names[name] ?? name)
      .join(', ');
  }

  private async editedMeanwhile({ slug, revision }: Row, base: number): Promise<ProblemError> {
    const made = await this.deps.decisions.about(this.kind.noun, slug);
    const later = made.filter(({ action }) => action === 'change').slice(0, Math.max(revision - base, 0));
    const changes = later.map(({ author, text }) => `${author}: ${text}`).join('; ');
    return new ProblemError(
      409,
      'edited_meanwhile',
      `Пока вы\u00a0редактировали, данные изменились (${changes}). Ваши изменения остались в\u00a0полях: проверьте их и\u00a0сохраните ещё раз`,
    );
  }
}
