import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../tables/user-tables.ts';

/** Notification channels chosen by a user. */
export class NoticeRepository {
  constructor(private readonly db: Db) {}

  async channelsOf(userId: string): Promise<{ email: boolean; sms: boolean }> {
    const [row] = await this.db
      .select({ email: users.notify_by_email, sms: users.notify_by_sms })
      .from(users)
      .where(eq(users.id, userId));
    return row ?? { email: true, sms: true };
  }
}
