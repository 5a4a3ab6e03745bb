import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { ClaimState } from '@site/contracts/warranty-lists';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import {
  type ClaimEventRow,
  type ClaimRow,
  warrantyClaimEvents,
  warrantyClaims,
} from '../../tables/warranty-tables.ts';
import type { Waiting } from '../../waiting.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';

export type ClaimSort = Sort<keyof typeof sorts>;
type Filter = { states: readonly ClaimState[]; search: string; sort: ClaimSort };

const sorts = { name: warrantyClaims.name, created: warrantyClaims.number };

const { name, phone, email, serial, article } = warrantyClaims;

function matching({ states, search }: Filter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    inArray(warrantyClaims.state, [...states]),
    search === ''
      ? undefined
      : or(
          eq(sql`${warrantyClaims.number}::text`, search),
          ...[name, phone, email, serial, article].map((column) => ilike(column, anywhere)),
        ),
  );
}

export class ClaimRepository {
  constructor(private readonly db: Db) {}

  async add(row: typeof warrantyClaims.$inferInsert): Promise<ClaimRow> {
    const [added] = await this.db.insert(warrantyClaims).values(row).returning();
    if (!added) throw new Error('Insert returned no row');
    return added;
  }

  addEvent(row: Omit<typeof warrantyClaimEvents.$inferInsert, 'id'>) {
    return this.db.insert(warrantyClaimEvents).values(row);
  }

  async byCode(code: string): Promise<ClaimRow | undefined> {
    const [row] = await this.db.select().from(warrantyClaims).where(eq(warrantyClaims.code, code));
    return row;
  }

  async byNumber(number: number): Promise<ClaimRow | undefined> {
    const [row] = await this.db.select().from(warrantyClaims).where(eq(warrantyClaims.number, number));
    return row;
  }

  events(number: number): Promise<ClaimEventRow[]> {
    return this.db
      .select()
      .from(warrantyClaimEvents)
      .where(eq(warrantyClaimEvents.claim_number, number))
      .orderBy(asc(warrantyClaimEvents.id));
  }

  /** Returns false when the state has changed in the meantime. */
  async move(number: number, from: ClaimState, to: ClaimState): Promise<boolean> {
    const moved = await this.db
      .update(warrantyClaims)
      .set({ state: to })
      .where(and(eq(warrantyClaims.number, number), eq(warrantyClaims.state, from)))
      .returning({ number: warrantyClaims.number });
    return moved.length === 1;
  }

  list(filter: Filter, limit: number, offset: number): Promise<ClaimRow[]> {
    return this.db
      .select()
      .from(warrantyClaims)
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [], id: warrantyClaims.number }))
      .limit(limit)
      .offset(offset);
  }

  count(filter: Filter) {
    return this.db.$count(warrantyClaims, matching(filter));
  }
}

/** For the queue of the staff. */
export const waitingClaims: Waiting = {
  'warranty-claims': sql`select created_at from warranty_claims where state in ('new', 'review', 'accepted')`,
};
