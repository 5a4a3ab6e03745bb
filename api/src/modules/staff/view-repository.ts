import type { StaffSection } from '@site/contracts/staff-rights';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffViews } from '../../tables/staff-tables.ts';
import { users } from '../../tables/user-tables.ts';

type ViewRow = typeof staffViews.$inferSelect;

export class ViewRepository {
  constructor(private readonly db: Db) {}

  /** Serialises changes of a person's views. */
  lock(userId: string) {
    return this.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  }

  list(userId: string, section: StaffSection) {
    return this.db
      .select({ id: staffViews.id, name: staffViews.name, query: staffViews.query })
      .from(staffViews)
      .where(and(eq(staffViews.user_id, userId), eq(staffViews.section, section)))
      .orderBy(asc(staffViews.name), asc(staffViews.id));
  }

  /** Lists all views of a person, for the own data. */
  every(userId: string): Promise<ViewRow[]> {
    return this.db
      .select()
      .from(staffViews)
      .where(eq(staffViews.user_id, userId))
      .orderBy(asc(staffViews.section), asc(staffViews.name));
  }

  add(row: Omit<ViewRow, 'id'>) {
    return this.db.insert(staffViews).values(row);
  }

  /** Returns undefined for a view of another person. */
  async remove(id: string, userId: string): Promise<ViewRow | undefined> {
    const [row] = await this.db
      .delete(staffViews)
      .where(and(eq(staffViews.id, id), eq(staffViews.user_id, userId)))
      .returning();
    return row;
  }

  removeAll(userId: string) {
    return this.db.delete(staffViews).where(eq(staffViews.user_id, userId));
  }
}
