import type { ProposalStatus } from '@site/contracts/proposal-statuses';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import {
  type ProposalEvent,
  proposalEvents,
  proposalItems,
  proposalNumbers,
  type ProposalRow,
  proposals,
} from '../../tables/proposal-tables.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import { foundBy } from './proposal-list-repository.ts';
import type { Named } from './proposal-view.ts';

type Insert = typeof proposals.$inferInsert;
export type NewProposal = Omit<Insert, 'id' | 'number' | 'version' | 'revision'>;
export type NewVersion = Omit<Insert, 'id' | 'revision'>;
type Change = Partial<Omit<ProposalRow, 'id' | 'year' | 'number' | 'version'>>;

const notDeleted = isNull(proposals.deleted_at);
const sameNumber = ({ year, number }: Pick<Named, 'year' | 'number'>) =>
  and(notDeleted, eq(proposals.year, year), eq(proposals.number, number));

export type StatusFilter = {
  status: ProposalStatus;
  search: string;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = { company: companies.name, total: proposals.total, changed: proposals.changed_at };

const inStatus = ({ status, search }: StatusFilter) =>
  and(
    notDeleted,
    eq(proposals.status, status),
    isNotNull(proposals.company_id),
    search
      ? or(foundBy(search), ilike(companies.name, `%${escapeLike(search)}%`), eq(companies.inn, search))
      : undefined,
  );

/** Accepts a connection or a transaction. */
export class ProposalRepository {
  constructor(private readonly db: Db) {}

  async find({ version, ...named }: Named) {
    const [found] = await this.joined().where(and(sameNumber(named), eq(proposals.version, version)));
    return found;
  }

  async byLink(token: string) {
    const [found] = await this.joined().where(and(notDeleted, eq(proposals.link_token, token)));
    return found;
  }

  /** Returns undefined when a concurrent request has replaced or revoked the link. */
  async setLink({ id, link_token }: ProposalRow, token: string | null): Promise<ProposalRow | undefined> {
    const [row] = await this.db
      .update(proposals)
      .set({ link_token: token })
      .where(and(eq(proposals.id, id), sql`${proposals.link_token} is not distinct from ${link_token}`, notDeleted))
      .returning();
    return row;
  }

  async byId(id: string): Promise<ProposalRow | undefined> {
    const [row] = await this.db.select().from(proposals).where(eq(proposals.id, id));
    return row;
  }

  async person(id: string | null) {
    if (id === null) return null;
    const [person] = await this.db
      .select({ id: users.id, name: users.name, surname: users.surname })
      .from(users)
      .where(eq(users.id, id));
    return person ?? null;
  }

  async lock(id: string): Promise<ProposalRow> {
    const [row] = await this.db.select().from(proposals).where(eq(proposals.id, id)).for('update');
    if (!row) throw new Error(`Proposal ${id} does not exist`);
    return row;
  }

  /** Company proposals in a status, by default the longest frozen first. */
  listOf(filter: StatusFilter, limit: number, offset: number) {
    return this.joined()
      .where(inStatus(filter))
      .orderBy(
        ...listOrder(filter.sort, sorts, {
          usual: [asc(proposals.frozen_at), asc(proposals.year), asc(proposals.number)],
          id: proposals.id,
        }),
      )
      .limit(limit)
      .offset(offset);
  }

  countOf(filter: StatusFilter) {
    return this.db.$count(this.joined().where(inStatus(filter)).as('found'));
  }

  versions(named: Pick<Named, 'year' | 'number'>): Promise<ProposalRow[]> {
    return this.db.select().from(proposals).where(sameNumber(named)).orderBy(asc(proposals.version));
  }

  /** Takes the year's next number. The counter row stays locked until commit, so a rollback leaves no gap. */
  async insert(proposal: NewProposal): Promise<ProposalRow> {
    const [counted] = await this.db
      .insert(proposalNumbers)
      .values({ year: proposal.year, last: 1 })
      .onConflictDoUpdate({ target: proposalNumbers.year, set: { last: sql`${proposalNumbers.last} + 1` } })
      .returning();
    const [row] = await this.db
      .insert(proposals)
      .values({ ...proposal, number: counted!.last })
      .returning();
    return row!;
  }

  async insertVersion(proposal: NewVersion): Promise<ProposalRow> {
    const [row] = await this.db.insert(proposals).values(proposal).returning();
    return row!;
  }

  /** Returns undefined when the row was saved, moved or superseded in the meantime. */
  async change({ id, revision, status }: ProposalRow, change: Change): Promise<ProposalRow | undefined> {
    const [row] = await this.db
      .update(proposals)
      .set(change)
      .where(
        and(
          eq(proposals.id, id),
          eq(proposals.revision, revision),
          eq(proposals.status, status),
          isNull(proposals.superseded_by),
          notDeleted,
        ),
      )
      .returning();
    return row;
  }

  reassign({ companyId, from, to }: { companyId: number; from: string; to: string }) {
    return this.db
      .update(proposals)
      .set({ author_id: to })
      .where(and(eq(proposals.company_id, companyId), eq(proposals.author_id, from)));
  }

  /** Makes the version before a deleted draft the newest again. */
  takeBack(named: Named) {
    return this.db
      .update(proposals)
      .set({ superseded_by: null })
      .where(and(sameNumber(named), eq(proposals.superseded_by, named.version)));
  }

  /** Counts up to three approved numbers of the company, besides this one. Includes automatic approvals. */
  async approvedBesides({ company_id, year, number }: ProposalRow): Promise<number> {
    const numbers = await this.db
      .selectDistinct({ year: proposals.year, number: proposals.number })
      .from(proposals)
      .where(
        and(
          eq(proposals.company_id, company_id!),
          isNotNull(proposals.approved_at),
          or(ne(proposals.year, year), ne(proposals.number, number)),
        ),
      )
      .limit(3);
    return numbers.length;
  }

  /** Sent proposals that expired before `day`: all, or one. */
  offeredUntilBefore(day: string, id?: string): Promise<ProposalRow[]> {
    return this.db
      .select()
      .from(proposals)
      .where(
        and(
          notDeleted,
          inArray(proposals.status, ['sent', 'viewed']),
          isNull(proposals.superseded_by),
          lt(proposals.valid_until, day),
          id === undefined ? undefined : eq(proposals.id, id),
        ),
      );
  }

  async useItems(proposalId: string, itemIds: readonly string[]) {
    await this.db.delete(proposalItems).where(eq(proposalItems.proposal_id, proposalId));
    if (itemIds.length > 0)
      await this.db.insert(proposalItems).values(itemIds.map((item_id) => ({ proposal_id: proposalId, item_id })));
  }

  record(event: ProposalEvent) {
    return this.db.insert(proposalEvents).values(event);
  }

  eventsOf(proposalId: string) {
    return this.db
      .select()
      .from(proposalEvents)
      .where(eq(proposalEvents.proposal_id, proposalId))
      .orderBy(asc(proposalEvents.id));
  }

  private joined() {
    return this.db
      .select({
        row: proposals,
        author: { id: users.id, name: users.name, surname: users.surname, email: users.email },
        company: companies,
      })
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.author_id))
      .leftJoin(companies, eq(companies.id, proposals.company_id));
  }
}
export type FoundProposal = NonNullable<Awaited<ReturnType<ProposalRepository['find']>>>;
