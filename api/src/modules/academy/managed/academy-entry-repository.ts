import type { EventType } from '@site/contracts/academy-lists';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { academyLocations, academyTrainers, academyTrainings } from '../../../tables/academy-tables.ts';

export type Entry = { id: number; slug: string; is_hidden: boolean; revision: number };
/** `type` is one of trainings. */
export type EntryFilter = { search?: string; hidden?: boolean; type?: EventType };

/** Tables with the text that a search looks into, and the order of the list. */
const nouns = {
  trainers: {
    table: academyTrainers,
    words: sql`concat_ws(' ', surname, name, patronymic, position)`,
    order: sql`surname, name`,
  },
  trainings: { table: academyTrainings, words: sql`concat_ws(' ', title, lead)`, order: sql`id` },
  // The main location comes first.
  locations: { table: academyLocations, words: sql`concat_ws(' ', title, city, address)`, order: sql`id` },
};
export type EntryNoun = keyof typeof nouns;

/** Trainers, trainings or locations, by the columns that the three tables have in common. */
export class AcademyEntryRepository<Row extends Entry> {
  private readonly entries: typeof academyLocations;

  constructor(
    private readonly db: Db,
    private readonly noun: EntryNoun,
  ) {
    this.entries = nouns[noun].table as typeof academyLocations;
  }

  private matching({ search, hidden, type }: EntryFilter) {
    return and(
      search ? sql`${nouns[this.noun].words} ilike ${`%${escapeLike(search)}%`}` : undefined,
      hidden === undefined ? undefined : eq(this.entries.is_hidden, hidden),
      type && eq(academyTrainings.type, type),
    );
  }

  count(filter: EntryFilter): Promise<number> {
    return this.db.$count(this.entries, this.matching(filter));
  }

  async list(filter: EntryFilter, limit: number, offset: number): Promise<Row[]> {
    const rows = await this.db
      .select()
      .from(this.entries)
      .where(this.matching(filter))
      .orderBy(nouns[this.noun].order, this.entries.id)
      .limit(limit)
      .offset(offset);
    return rows as unknown as Row[];
  }

  async find(slug: string): Promise<Row | undefined> {
    const [row] = await this.db.select().from(this.entries).where(eq(this.entries.slug, slug));
    return row as unknown as Row | undefined;
  }

  /** Serialises changes of an entry. */
  async lock(slug: string): Promise<Row | undefined> {
    const [row] = await this.db.select().from(this.entries).where(eq(this.entries.slug, slug)).for('update');
    return row as unknown as Row | undefined;
  }

  /** Appends a number to a slug that is taken. */
  async insert(columns: object, slug: string, count = 1): Promise<string> {
    const values = { ...columns, slug: count === 1 ? slug : `${slug}-${count}` };
    const [row] = await this.db
      .insert(this.entries)
      .values(values as typeof academyLocations.$inferInsert)
      .onConflictDoNothing({ target: this.entries.slug })
      .returning({ slug: this.entries.slug });
    return row?.slug ?? this.insert(columns, slug, count + 1);
  }

  update(id: number, columns: object) {
    return this.db.update(this.entries).set(columns).where(eq(this.entries.id, id));
  }
}
