import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies, companyMembers, type MemberRow } from '../../../tables/company-tables.ts';
import { users, type UserRow } from '../../../tables/user-tables.ts';

export type NewMember = typeof companyMembers.$inferInsert;

const open: MemberRow['state'][] = ['pending', 'invited', 'active'];

export class MemberRepository {
  constructor(private readonly db: Db) {}

  /** Serialises changes of a company's members, so that two owners cannot remove each other at once. */
  lockCompany(id: number) {
    return this.db.execute(sql`select id from companies where id = ${id} for update`);
  }

  /** Pending requests first, then invitations, then active members, each by name. */
  list(companyId: number): Promise<MemberRow[]> {
    return this.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.company_id, companyId), inArray(companyMembers.state, open)))
      .orderBy(
        sql`array_position(array['pending', 'invited', 'active'], ${companyMembers.state})`,
        asc(companyMembers.surname),
        asc(companyMembers.name),
      );
  }

  async find(companyId: number, id: string): Promise<MemberRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyMembers)
      .where(
        and(eq(companyMembers.id, id), eq(companyMembers.company_id, companyId), inArray(companyMembers.state, open)),
      );
    return row;
  }

  async names(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .select({ id: companyMembers.id, surname: companyMembers.surname, name: companyMembers.name })
      .from(companyMembers)
      .where(inArray(companyMembers.id, ids));
    return new Map(rows.map(({ id, surname, name }) => [id, `${surname} ${name}`]));
  }

  ofPhone(phone: string): Promise<MemberRow[]> {
    return this.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.phone, phone), inArray(companyMembers.state, open)));
  }

  /** An invitation that has not expired, with the company's name. */
  async invitation(id: string, now: Date) {
    const [row] = await this.db
      .select({ member: companyMembers, company: companies.name })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.company_id))
      .where(and(eq(companyMembers.id, id), eq(companyMembers.state, 'invited'), gt(companyMembers.expires_at, now)));
    return row;
  }

  /** Invitations of a phone number that have not expired, latest first. */
  invitations(phone: string, now: Date): Promise<MemberRow[]> {
    return this.db
      .select()
      .from(companyMembers)
      .where(
        and(
          eq(companyMembers.phone, phone),
          eq(companyMembers.state, 'invited'),
          or(sql`${companyMembers.expires_at} is null`, gt(companyMembers.expires_at, now)),
        ),
      )
      .orderBy(desc(companyMembers.created_at));
  }

  async deniedSince(userId: string, companyId: number, moment: Date): Promise<MemberRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyMembers)
      .where(
        and(
          eq(companyMembers.user_id, userId),
          eq(companyMembers.company_id, companyId),
          eq(companyMembers.state, 'denied'),
          gt(companyMembers.decided_at, moment),
        ),
      );
    return row;
  }

  /** Undefined when the number has an open membership of this company, or the user one of another company. */
  async insert(row: NewMember): Promise<MemberRow | undefined> {
    const [member] = await this.db.insert(companyMembers).values(row).onConflictDoNothing().returning();
    return member;
  }

  update(id: string, change: Partial<NewMember>) {
    return this.db.update(companyMembers).set(change).where(eq(companyMembers.id, id));
  }

  /** Moves the user's memberships to the new number. Invitations of that number by the same companies are removed. */
  async movePhone(userId: string, phone: string) {
    const own = and(eq(companyMembers.user_id, userId), inArray(companyMembers.state, open));
    const companies = this.db.select({ id: companyMembers.company_id }).from(companyMembers).where(own);
    await this.db
      .update(companyMembers)
      .set({ state: 'removed' })
      .where(
        and(
          eq(companyMembers.phone, phone),
          eq(companyMembers.state, 'invited'),
          sql`${companyMembers.user_id} is distinct from ${userId}`,
          inArray(companyMembers.company_id, companies),
        ),
      );
    await this.db.update(companyMembers).set({ phone }).where(own);
  }

  /** The user's membership or join request; at most one. */
  ofUser(userId: string): Promise<MemberRow[]> {
    return this.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.user_id, userId), inArray(companyMembers.state, ['pending', 'active'])));
  }

  async hasActive(companyId: number, roles: MemberRow['role'][]): Promise<boolean> {
    const among = and(
      eq(companyMembers.company_id, companyId),
      eq(companyMembers.state, 'active'),
      inArray(companyMembers.role, roles),
    );
    return (await this.db.$count(companyMembers, among)) > 0;
  }

  async otherOwner(companyId: number, memberId: string): Promise<MemberRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyMembers)
      .where(
        and(
          eq(companyMembers.company_id, companyId),
          eq(companyMembers.state, 'active'),
          eq(companyMembers.role, 'company_owner'),
          ne(companyMembers.id, memberId),
        ),
      )
      .orderBy(asc(companyMembers.created_at));
    return row;
  }

  async user(by: { phone: string } | { id: string }): Promise<UserRow | undefined> {
    const [row] = await this.db
      .select()
      .from(users)
      .where('phone' in by ? eq(users.phone, by.phone) : eq(users.id, by.id));
    return row;
  }

  async setUser(id: string, change: Pick<UserRow, 'role' | 'company_id' | 'user_access_moderation'>) {
    const [user] = await this.db.update(users).set(change).where(eq(users.id, id)).returning();
    return user;
  }

  async company(by: { inn: string } | { id: number }) {
    const [row] = await this.db
      .select()
      .from(companies)
      .where('inn' in by ? eq(companies.inn, by.inn) : eq(companies.id, by.id));
    return row;
  }

  async addCompany(name: string, inn: string) {
    const [row] = await this.db.insert(companies).values({ name, inn }).onConflictDoNothing().returning();
    return row;
  }
}
