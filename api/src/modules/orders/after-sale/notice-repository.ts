import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../tables/user-tables.ts';

/** Notification channels chosen by a user. */
export const createNoticeRepository = (db: Db) => ({
  async channelsOf(userId: string): Promise<{ email: boolean; sms: boolean }> {
    const [row] = await db
      .select({ email: users.notify_by_email, sms: users.notify_by_sms })
      .from(users)
      .where(eq(users.id, userId));
    return row ?? { email: true, sms: true };
  },
});
