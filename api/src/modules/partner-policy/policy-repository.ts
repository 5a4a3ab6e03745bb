import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../tables/user-tables.ts';
import { partnerPolicies, policyAcknowledgements } from '../../tables/policy-tables.ts';

export class PolicyRepository {
  constructor(private readonly db: Db) {}

  /** The version in force on a day. */
  async inForce(day: string) {
    const [row] = await this.db
      .select()
      .from(partnerPolicies)
      .where(lte(partnerPolicies.version, day))
      .orderBy(desc(partnerPolicies.version))
      .limit(1);
    return row;
  }

  async acknowledgement(companyId: number, version: string) {
    const [row] = await this.db
      .select({ at: policyAcknowledgements.acknowledged_at, surname: users.surname, name: users.name })
      .from(policyAcknowledgements)
      .innerJoin(users, eq(users.id, policyAcknowledgements.user_id))
      .where(and(eq(policyAcknowledgements.company_id, companyId), eq(policyAcknowledgements.version, version)));
    return row;
  }

  /** Stores a confirmation unless the version is already confirmed. */
  acknowledge(row: typeof policyAcknowledgements.$inferInsert) {
    return this.db.insert(policyAcknowledgements).values(row).onConflictDoNothing();
  }
}
