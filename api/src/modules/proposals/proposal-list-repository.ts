import type { ProposalList, ProposalsQuery } from '@site/contracts/proposals';
import { proposalStatuses } from '@site/contracts/proposal-statuses';
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { users } from '../../tables/user-tables.ts';
import { proposals } from '../../tables/proposal-tables.ts';
import type { Waiting } from '../../waiting.ts';

/** Null company: trial proposals of the manufacturer. Null author: all authors. */
export type Scope = { companyId: number | null; authorId: string | null };

export type ProposalFilter = Pick<ProposalsQuery, 'search' | 'author'> & { from?: Date; before?: Date };

const byNumber = [proposals.year, proposals.number, proposals.version];
const orders: Record<ProposalsQuery['sort'], SQL[]> = {
  '-changed': [desc(proposals.changed_at), ...byNumber.map(desc)],
  changed: [asc(proposals.changed_at), ...byNumber.map(asc)],
  '-total': [desc(proposals.total), ...byNumber.map(desc)],
  total: [asc(proposals.total), ...byNumber.map(asc)],
  '-number': byNumber.map(desc),
  number: byNumber.map(asc),
};

/** The newest version of each number. */
const within = ({ companyId, authorId }: Scope) =>
  and(
    isNull(proposals.deleted_at),
    isNull(proposals.superseded_by),
    companyId === null ? isNull(proposals.company_id) : eq(proposals.company_id, companyId),
    authorId === null ? undefined : eq(proposals.author_id, authorId),
  );

/** The displayed number. */
const written = sql`'КП-' || ${proposals.year} || '-' || lpad(${proposals.number}::text, 6, '0')
  || case when ${proposals.version} > 1 then '/' || ${proposals.version} else '' end`;

/** For lists of a company and of the staff. */
export function foundBy(search: string): SQL | undefined {
  const anywhere = `%${escapeLike(search)}%`;
  return or(
    ilike(proposals.object_name, anywhere),
    ilike(proposals.customer, anywhere),
    sql`(${written}) ilike ${anywhere}`,
  );
}

const ofType = (type: ProposalsQuery['type']) =>
  type === 'all' ? ne(proposals.status, 'archive') : eq(proposals.status, type);

const matching = (scope: Scope, { search, author, from, before }: ProposalFilter) =>
  and(
    within(scope),
    author ? eq(proposals.author_id, author) : undefined,
    from && gte(proposals.changed_at, from),
    before && lt(proposals.changed_at, before),
    search ? foundBy(search) : undefined,
  );

const author = { id: users.id, name: users.name, surname: users.surname };

export class ProposalListRepository {
  constructor(private readonly db: Db) {}

  list(
    scope: Scope,
    { type, ...filter }: ProposalFilter & Pick<ProposalsQuery, 'type'>,
    sort: ProposalsQuery['sort'],
    limit: number,
    offset: number,
  ) {
    return this.db
      .select({ row: proposals, author })
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.author_id))
      .where(and(matching(scope, filter), ofType(type)))
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset);
  }

  async counts(scope: Scope, filter: ProposalFilter): Promise<ProposalList['counts']> {
    const rows = await this.db
      .select({ status: proposals.status, count: count() })
      .from(proposals)
      .where(matching(scope, filter))
      .groupBy(proposals.status);
    const countOf = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0;
    const all = rows.reduce((sum, row) => (row.status === 'archive' ? sum : sum + row.count), 0);
    const byStatus = Object.fromEntries(proposalStatuses.map((status) => [status, countOf(status)]));
    return { all, ...byStatus } as ProposalList['counts'];
  }

  /** Sent proposals that expire between two days, inclusive, soonest first. */
  endingBetween(scope: Scope, from: string, until: string, limit: number) {
    return this.db
      .select()
      .from(proposals)
      .where(
        and(
          within(scope),
          inArray(proposals.status, ['sent', 'viewed']),
          gte(proposals.valid_until, from),
          lte(proposals.valid_until, until),
        ),
      )
      .orderBy(asc(proposals.valid_until), ...byNumber.map(asc))
      .limit(limit);
  }

  countAll(scope: Scope) {
    return this.db.$count(proposals, within(scope));
  }

  authors(scope: Scope) {
    return this.db
      .selectDistinct(author)
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.author_id))
      .where(within(scope))
      .orderBy(asc(users.surname), asc(users.name));
  }
}

/** For the queue of the staff. */
export const waitingProposals: Waiting = {
  proposals: sql`select changed_at from proposals where status = 'moderation' and deleted_at is null`,
};
