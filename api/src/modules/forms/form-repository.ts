import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { RequestState } from '@site/contracts/form-request-lists';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import {
  type FormCode,
  type FormRequestEventRow,
  type FormRequestRow,
  formRequestEvents,
  formRequests,
} from '../../tables/form-tables.ts';
import type { Waiting } from '../../waiting.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';

export type RequestSort = Sort<keyof typeof sorts>;
type Filter = {
  states: readonly RequestState[];
  form?: FormCode | undefined;
  search: string;
  sort: RequestSort;
};

const sorts = { name: sql`${formRequests.fields} ->> 'name'`, created: formRequests.id };

const containing = (search: string) => `%${escapeLike(search)}%`;

const matching = ({ states, form, search }: Filter) =>
  and(
    inArray(formRequests.state, [...states]),
    form && eq(formRequests.form_code, form),
    search === ''
      ? undefined
      : or(
          ...['name', 'phone', 'email', 'comment', 'company'].map((field) =>
            ilike(sql`${formRequests.fields} ->> ${field}::text`, containing(search)),
          ),
        ),
  );

export class FormRepository {
  constructor(private readonly db: Db) {}

  async add(row: typeof formRequests.$inferInsert): Promise<FormRequestRow> {
    const [added] = await this.db.insert(formRequests).values(row).returning();
    if (!added) throw new Error('Insert returned no row');
    return added;
  }

  async addEvent(row: typeof formRequestEvents.$inferInsert): Promise<void> {
    await this.db.insert(formRequestEvents).values(row);
  }

  async byCode(code: string): Promise<FormRequestRow | undefined> {
    const [row] = await this.db.select().from(formRequests).where(eq(formRequests.code, code));
    return row;
  }

  async byId(id: number): Promise<FormRequestRow | undefined> {
    const [row] = await this.db.select().from(formRequests).where(eq(formRequests.id, id));
    return row;
  }

  async events(id: number): Promise<FormRequestEventRow[]> {
    return this.db
      .select()
      .from(formRequestEvents)
      .where(eq(formRequestEvents.request_id, id))
      .orderBy(asc(formRequestEvents.id));
  }

  /** Returns false when the request has left `from` in the meantime. */
  async move(id: number, from: RequestState, to: RequestState): Promise<boolean> {
    const moved = await this.db
      .update(formRequests)
      .set({ state: to })
      .where(and(eq(formRequests.id, id), eq(formRequests.state, from)))
      .returning({ id: formRequests.id });
    return moved.length === 1;
  }

  async list(filter: Filter, limit: number, offset: number): Promise<FormRequestRow[]> {
    return this.db
      .select()
      .from(formRequests)
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [], id: formRequests.id }))
      .limit(limit)
      .offset(offset);
  }

  async count(filter: Filter): Promise<number> {
    return this.db.$count(formRequests, matching(filter));
  }
}

/** For the queue of the staff. */
export const waitingRequests: Waiting = {
  requests: sql`select created_at from form_requests where state in ('new', 'taken')`,
};
