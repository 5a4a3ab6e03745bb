import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies, companyMembers } from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import {
  academyTrainings,
  courseEnrolments,
  type EnrolmentRow,
  type TrainingRow,
} from '../../../tables/academy-tables.ts';
import type { CourseResult } from './course-provider.ts';

export type Enrolled = { enrolment: EnrolmentRow; training: TrainingRow };

const passedAlone = and(eq(courseEnrolments.status, 'passed'), isNull(courseEnrolments.certified_at));

export class EnrolmentRepository {
  constructor(private readonly db: Db) {}

  private joined() {
    return this.db
      .select({ enrolment: courseEnrolments, training: academyTrainings })
      .from(courseEnrolments)
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .$dynamic();
  }

  async ofUser(userId: string): Promise<Enrolled[]> {
    return this.joined().where(eq(courseEnrolments.user_id, userId)).orderBy(asc(courseEnrolments.created_at));
  }

  /** Enrolments of the company's current employees, by name. */
  ofCompany(companyId: number) {
    return this.db
      .select({ enrolment: courseEnrolments, training: academyTrainings, surname: users.surname, name: users.name })
      .from(courseEnrolments)
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .innerJoin(users, eq(users.id, courseEnrolments.user_id))
      .innerJoin(
        companyMembers,
        and(
          eq(companyMembers.user_id, users.id),
          eq(companyMembers.company_id, companyId),
          eq(companyMembers.state, 'active'),
        ),
      )
      .orderBy(asc(users.surname), asc(users.name), asc(courseEnrolments.created_at));
  }

  async find(id: string): Promise<Enrolled | undefined> {
    const [row] = await this.joined().where(eq(courseEnrolments.id, id));
    return row;
  }

  async ofTraining(userId: string, trainingId: number): Promise<Enrolled | undefined> {
    const [row] = await this.joined().where(
      and(eq(courseEnrolments.user_id, userId), eq(courseEnrolments.training_id, trainingId)),
    );
    return row;
  }

  /** Idempotent: an existing enrolment stays unchanged. */
  add(row: typeof courseEnrolments.$inferInsert) {
    return this.db.insert(courseEnrolments).values(row).onConflictDoNothing();
  }

  /** Ids of enrolments that are not yet registered in the course system. */
  async waiting(since: Date): Promise<string[]> {
    const rows = await this.db
      .select({ id: courseEnrolments.id })
      .from(courseEnrolments)
      .where(and(isNull(courseEnrolments.opened_at), gt(courseEnrolments.created_at, since)))
      .orderBy(asc(courseEnrolments.created_at));
    return rows.map(({ id }) => id);
  }

  /** Claims the enrolment for one process; undefined when another process has claimed it or it is open already. */
  async claim(id: string, now: Date, until: Date) {
    const [claimed] = await this.db
      .update(courseEnrolments)
      .set({ claimed_until: until })
      .where(
        and(
          eq(courseEnrolments.id, id),
          isNull(courseEnrolments.opened_at),
          or(isNull(courseEnrolments.claimed_until), lt(courseEnrolments.claimed_until, now)),
        ),
      )
      .returning({ id: courseEnrolments.id });
    if (!claimed) return undefined;
    const [row] = await this.db
      .select({
        email: courseEnrolments.email,
        surname: users.surname,
        name: users.name,
        course_id: academyTrainings.course_id,
      })
      .from(courseEnrolments)
      .innerJoin(users, eq(users.id, courseEnrolments.user_id))
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .where(eq(courseEnrolments.id, id));
    return row;
  }

  giveBack(id: string) {
    return this.db.update(courseEnrolments).set({ claimed_until: null }).where(eq(courseEnrolments.id, id));
  }

  open(id: string, learnerId: string, now: Date) {
    return this.db
      .update(courseEnrolments)
      .set({ opened_at: now, learner_id: learnerId, claimed_until: null })
      .where(eq(courseEnrolments.id, id));
  }

  unfinished(since: Date) {
    return this.db
      .select({ learner_id: courseEnrolments.learner_id, course_id: academyTrainings.course_id })
      .from(courseEnrolments)
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .where(
        and(
          isNotNull(courseEnrolments.learner_id),
          ne(courseEnrolments.status, 'passed'),
          gt(courseEnrolments.created_at, since),
        ),
      );
  }

  async uncertified(): Promise<string[]> {
    const rows = await this.db
      .select({ id: courseEnrolments.id })
      .from(courseEnrolments)
      .innerJoin(academyTrainings, eq(academyTrainings.id, courseEnrolments.training_id))
      .where(and(passedAlone, isNotNull(academyTrainings.validity_months)))
      .orderBy(asc(courseEnrolments.read_at));
    return rows.map(({ id }) => id);
  }

  /** Marks the enrolment as certified and returns the holder; undefined when it was certified before. */
  async certify(id: string, now: Date) {
    const [claimed] = await this.db
      .update(courseEnrolments)
      .set({ certified_at: now })
      .where(and(eq(courseEnrolments.id, id), passedAlone))
      .returning();
    if (!claimed) return undefined;
    const [row] = await this.db
      .select({ user: users, training: academyTrainings, company: companies.name })
      .from(users)
      .innerJoin(academyTrainings, eq(academyTrainings.id, claimed.training_id))
      .leftJoin(companies, eq(companies.id, users.company_id))
      .where(eq(users.id, claimed.user_id));
    const months = row?.training.validity_months;
    return row && months ? { ...row, months, email: claimed.email } : undefined;
  }

  /** A passed enrolment is never changed again. */
  record({ learnerId, courseId, status, progress }: CourseResult, now: Date) {
    return this.db
      .update(courseEnrolments)
      .set({ status, progress, read_at: now })
      .where(
        and(
          eq(courseEnrolments.learner_id, learnerId),
          ne(courseEnrolments.status, 'passed'),
          inArray(
            courseEnrolments.training_id,
            this.db
              .select({ id: academyTrainings.id })
              .from(academyTrainings)
              .where(eq(academyTrainings.course_id, courseId)),
          ),
        ),
      );
  }
}
