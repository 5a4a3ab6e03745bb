import { and, asc, desc, eq, gte, ilike, inArray, isNull, lte, not, or, type Column, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import { companies, companyMembers } from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import {
  academyCertificateNumbers,
  academyCertificates,
  type AcademyCertificateRow,
  academyTrainers,
  academyTrainings,
  eventParticipants,
  eventRegistrations,
  events,
} from '../../../tables/academy-tables.ts';

type NewCertificate = typeof academyCertificates.$inferInsert;
type Holder = { userId: string; phone: string };

/** Matches by account, and by phone number for a certificate issued before its holder had an account. */
const heldBy = ({ userId, phone }: Holder) =>
  or(
    eq(academyCertificates.user_id, userId),
    and(isNull(academyCertificates.user_id), eq(academyCertificates.phone, phone)),
  );

/** The same for a company member: a dismissed employee keeps the certificates, the company loses them. */
const heldByMember = or(
  eq(academyCertificates.user_id, companyMembers.user_id),
  and(isNull(academyCertificates.user_id), eq(academyCertificates.phone, companyMembers.phone)),
);
const notReplaced = isNull(academyCertificates.replaced_at);

/** The event is over, the seat was confirmed, and the participant neither left it nor was marked absent. */
const tookPart = (now: Date) =>
  and(
    lte(events.ends_at, now),
    not(events.is_cancelled),
    eq(eventRegistrations.state, 'confirmed'),
    isNull(eventParticipants.left_at),
    or(isNull(eventParticipants.attended), eventParticipants.attended),
  );

/** The columns contain the text, the search of a list; every row contains an empty one. */
const found = (search: string, ...columns: (Column | SQL)[]) =>
  search ? or(...columns.map((column) => ilike(column, `%${escapeLike(search)}%`))) : undefined;

export type CertificateFilter = { search: string; sort?: Sort<keyof typeof sorts> | undefined };

const sorts = {
  holder: sql`${academyCertificates.surname} || ' ' || ${academyCertificates.name}`,
  until: academyCertificates.valid_until,
};

const matching = (search: string) =>
  found(
    search,
    academyCertificates.number,
    sql`${academyCertificates.surname} || ' ' || ${academyCertificates.name}`,
    academyCertificates.company,
    academyCertificates.training_title,
  );

const uncertified = (now: Date, search: string) =>
  and(
    tookPart(now),
    isNull(eventParticipants.certified_at),
    found(search, sql`${eventParticipants.surname} || ' ' || ${eventParticipants.name}`, companies.name, events.title),
  );

export class CertificateRepository {
  constructor(private readonly db: Db) {}

  private participants() {
    return this.db
      .select({ participant: eventParticipants, event: events, training: academyTrainings, company: companies.name })
      .from(eventParticipants)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
      .innerJoin(events, eq(events.id, eventParticipants.event_id))
      .leftJoin(academyTrainings, eq(academyTrainings.id, events.training_id))
      .leftJoin(companies, eq(companies.id, eventRegistrations.company_id));
  }

  /** Locks the year's counter row until the transaction ends, so that a rollback leaves no gap in the numbers. */
  async nextNumber(year: number): Promise<number> {
    const [row] = await this.db
      .insert(academyCertificateNumbers)
      .values({ year, last: 1 })
      .onConflictDoUpdate({
        target: academyCertificateNumbers.year,
        set: { last: sql`${academyCertificateNumbers.last} + 1` },
      })
      .returning();
    if (!row) throw new Error('Upsert returned no row');
    return row.last;
  }

  async insert(certificate: NewCertificate): Promise<AcademyCertificateRow> {
    const [row] = await this.db.insert(academyCertificates).values(certificate).returning();
    if (!row) throw new Error('Insert returned no row');
    return row;
  }

  async byNumber(number: string): Promise<AcademyCertificateRow | undefined> {
    const [row] = await this.db.select().from(academyCertificates).where(eq(academyCertificates.number, number));
    return row;
  }

  async byId(id: number): Promise<AcademyCertificateRow | undefined> {
    const [row] = await this.db.select().from(academyCertificates).where(eq(academyCertificates.id, id));
    return row;
  }

  /** Undefined when the certificate has been revoked or replaced already. */
  async end(
    id: number,
    how: Partial<Pick<AcademyCertificateRow, 'revoked_at' | 'replaced_at' | 'reason'>>,
  ): Promise<AcademyCertificateRow | undefined> {
    const [row] = await this.db
      .update(academyCertificates)
      .set(how)
      .where(
        and(
          eq(academyCertificates.id, id),
          isNull(academyCertificates.revoked_at),
          isNull(academyCertificates.replaced_at),
        ),
      )
      .returning();
    return row;
  }

  list({ search, sort }: CertificateFilter, limit: number, offset: number): Promise<AcademyCertificateRow[]> {
    return this.db
      .select()
      .from(academyCertificates)
      .where(matching(search))
      .orderBy(
        ...listOrder(sort, sorts, {
          usual: [desc(academyCertificates.issued_on), desc(academyCertificates.id)],
          id: academyCertificates.id,
        }),
      )
      .limit(limit)
      .offset(offset);
  }

  count(search: string) {
    return this.db.$count(academyCertificates, matching(search));
  }

  /** Replaced certificates are left out. */
  ofHolder(holder: Holder): Promise<AcademyCertificateRow[]> {
    return this.db
      .select()
      .from(academyCertificates)
      .where(and(notReplaced, heldBy(holder)))
      .orderBy(asc(academyCertificates.valid_until), asc(academyCertificates.id));
  }

  ofCompany(companyId: number) {
    return this.db
      .select({ certificate: academyCertificates, member: companyMembers })
      .from(companyMembers)
      .innerJoin(academyCertificates, heldByMember)
      .where(and(notReplaced, eq(companyMembers.company_id, companyId), eq(companyMembers.state, 'active')))
      .orderBy(asc(academyCertificates.valid_until), asc(academyCertificates.id));
  }

  /** The phone numbers among `phones` that have a valid certificate of the training titled `title`. */
  async certifiedOf(phones: string[], title: string, today: string): Promise<Set<string>> {
    const bound = sql`translate(${academyCertificates.training_title}, chr(160), ' ')`;
    const rows = await this.db
      .select({ own: academyCertificates.phone, account: users.phone })
      .from(academyCertificates)
      .leftJoin(users, eq(users.id, academyCertificates.user_id))
      .where(
        and(
          notReplaced,
          isNull(academyCertificates.revoked_at),
          gte(academyCertificates.valid_until, today),
          eq(bound, title.replaceAll('\u00a0', ' ')),
          inArray(sql`coalesce(${users.phone}, ${academyCertificates.phone})`, phones),
        ),
      );
    return new Set(rows.map(({ own, account }) => account ?? own));
  }

  /** Locks the participant, so that the second of two concurrent calls sees the certificate issued by the first. */
  async participantToCertify(id: number, now: Date) {
    const [row] = await this.participants()
      .where(and(eq(eventParticipants.id, id), tookPart(now)))
      .for('update', { of: eventParticipants });
    return row;
  }

  certify(id: number, at: Date | null) {
    return this.db.update(eventParticipants).set({ certified_at: at }).where(eq(eventParticipants.id, id));
  }

  uncertified(now: Date, search: string, limit: number, offset: number) {
    return this.participants()
      .where(uncertified(now, search))
      .orderBy(desc(events.ends_at), asc(eventParticipants.id))
      .limit(limit)
      .offset(offset);
  }

  countUncertified(now: Date, search: string): Promise<number> {
    return this.db.$count(this.participants().where(uncertified(now, search)).as('found'));
  }

  /** Also binds certificates that had only a phone number to the account. */
  movePhone(holder: Holder, to: string) {
    return this.db.update(academyCertificates).set({ user_id: holder.userId, phone: to }).where(heldBy(holder));
  }

  async userByPhone(phone: string): Promise<string | null> {
    const [row] = await this.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    return row?.id ?? null;
  }

  /** The lead trainer: the first one listed. */
  async trainerOf([id]: number[]) {
    if (id === undefined) return undefined;
    const [row] = await this.db.select().from(academyTrainers).where(eq(academyTrainers.id, id));
    return row;
  }
}
export type FoundParticipant = NonNullable<Awaited<ReturnType<CertificateRepository['participantToCertify']>>>;
