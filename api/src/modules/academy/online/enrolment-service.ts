import type { ColleagueCourse, CourseEnrolment, Learning } from '@site/contracts/academy-online';
import { DAY } from '@site/kernel/dates';
import { processEach } from '../../../jobs/process-each.ts';
import { problems } from '../../../errors.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import { requirePermission } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { TrainingRow } from '../../../tables/academy-tables.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Owner } from '../registrations/registration-owner.ts';
import { TrainingRepository } from '../trainings/training-repository.ts';
import { certifyCourses, type CertificationDeps } from './course-certificates.ts';
import type { CourseProvider } from './course-provider.ts';
import { enrolmentProblems } from './enrolment-problems.ts';
import { EnrolmentRepository, type Enrolled } from './enrolment-repository.ts';
import { toEnrolment } from './enrolment-view.ts';

const MINUTE = 60_000;
/** Longer than all calls for one enrolment together can take. */
const CLAIM = MINUTE;
/** After this the coordinator has to look into it. */
const RETRY_FOR = 3 * DAY;
/** After this an unfinished course counts as abandoned. */
const READ_FOR = 365 * DAY;
/** Learners per request, because the length of a URL is limited. */
const BATCH = 50;

type Dependencies = CertificationDeps & {
  consents: ConsentService;
  /** Null when no course system is configured. */
  provider: CourseProvider | null;
  /** The URL at which courses are taken. */
  portal: string;
  failed: (error: unknown, of?: { enrolment?: string; course?: string }) => void;
};

export class EnrolmentService {
  private readonly repository: EnrolmentRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new EnrolmentRepository(deps.db);
  }

  private view(enrolled: Enrolled) {
    return toEnrolment(enrolled, this.deps.portal);
  }

  /**
   * Enrols the learner in the course system, unless another process is doing so or has done so. The sweep retries
   * failures.
   */
  private async open(id: string): Promise<void> {
    const { provider, now, failed } = this.deps;
    if (!provider) return;
    const claimed = await this.repository.claim(id, now(), new Date(now().getTime() + CLAIM));
    if (!claimed?.course_id) return;
    const { course_id: courseId, ...person } = claimed;
    try {
      const learnerId = await provider.learner(person);
      await provider.enrol(learnerId, courseId);
      await this.repository.open(id, learnerId, now());
    } catch (error) {
      failed(error, { enrolment: id });
      await this.repository.giveBack(id);
    }
  }

  private async read(learnerIds: string[], courseId: string): Promise<void> {
    for (const result of (await this.deps.provider?.results(learnerIds, courseId)) ?? [])
      await this.repository.record(result, this.deps.now());
  }

  private async readAll(): Promise<void> {
    const ofCourse = new Map<string, string[]>();
    for (const { learner_id, course_id } of await this.repository.unfinished(
      new Date(this.deps.now().getTime() - READ_FOR),
    ))
      if (learner_id && course_id) ofCourse.set(course_id, [...(ofCourse.get(course_id) ?? []), learner_id]);
    await processEach(
      ofCourse,
      async ([courseId, learnerIds]) => {
        for (let start = 0; start < learnerIds.length; start += BATCH)
          await this.read(learnerIds.slice(start, start + BATCH), courseId);
      },
      (error, [course]) => this.deps.failed(error, { course }),
    );
  }

  private async own(visitor: Visitor, id: string): Promise<Enrolled> {
    if (!visitor.user) throw problems.unauthorized();
    const found = isUuid(id) ? await this.repository.find(id) : undefined;
    if (found?.enrolment.user_id !== visitor.user.id) throw problems.notFound();
    return found;
  }

  async enrol(visitor: Visitor, slug: string): Promise<CourseEnrolment> {
    const { db, provider, consents, now } = this.deps;
    const user = requirePermission(visitor, 'training.register_self');
    const training = await new TrainingRepository(db).find(slug);
    if (training?.type !== 'online') throw problems.notFound();
    if (!provider) throw enrolmentProblems.unavailable();
    if (!user.email || !user.learning_email_confirmed_at) throw enrolmentProblems.email();
    const { version, hash } = await consents.agreedTo('training');
    await this.repository.add({
      user_id: user.id,
      training_id: training.id,
      email: user.email,
      agreed_version: version,
      agreed_hash: hash,
      created_at: now(),
    });
    const added = await this.repository.ofTraining(user.id, training.id);
    if (!added) throw new Error('Enrolment not found after its insert');
    await this.open(added.enrolment.id);
    return this.view((await this.repository.find(added.enrolment.id)) ?? added);
  }

  /** Reads the progress at once, without waiting for the sweep. */
  async refresh(visitor: Visitor, id: string): Promise<CourseEnrolment> {
    const found = await this.own(visitor, id);
    const { learner_id } = found.enrolment;
    if (learner_id === null) await this.open(id);
    else if (found.training.course_id)
      await this.read([learner_id], found.training.course_id).catch((error: unknown) => {
        this.deps.failed(error, { enrolment: id });
        throw enrolmentProblems.away();
      });
    await certifyCourses(this.deps, id);
    return this.view(await this.own(visitor, id));
  }

  async forVisitor({ user }: Visitor, training: TrainingRow): Promise<Learning | null> {
    if (!user || training.type !== 'online') return null;
    const enrolled = await this.repository.ofTraining(user.id, training.id);
    return {
      available: this.deps.provider !== null,
      email: user.email,
      email_confirmed: user.learning_email_confirmed_at !== null,
      enrolment: enrolled ? this.view(enrolled) : null,
    };
  }

  async ofVisitor({ user }: Visitor): Promise<CourseEnrolment[]> {
    return user ? (await this.repository.ofUser(user.id)).map((enrolled) => this.view(enrolled)) : [];
  }

  /** Courses of the visitor's colleagues, for a visitor who manages the company. */
  async ofColleagues({ userId, companyId }: Owner): Promise<ColleagueCourse[]> {
    if (companyId === null) return [];
    return (await this.repository.ofCompany(companyId))
      .filter(({ enrolment }) => enrolment.user_id !== userId)
      .map(({ surname, name, ...enrolled }) => {
        const { id, training, is_open, status, label } = this.view(enrolled);
        return { id, training, is_open, status, label, person: `${surname} ${name}` };
      });
  }

  async sweep(): Promise<void> {
    const { provider, now, failed } = this.deps;
    if (!provider) return;
    await processEach(
      await this.repository.waiting(new Date(now().getTime() - RETRY_FOR)),
      (id) => this.open(id),
      (error, enrolment) => failed(error, { enrolment }),
    );
    await this.readAll().catch(failed);
    await certifyCourses(this.deps);
  }
}
