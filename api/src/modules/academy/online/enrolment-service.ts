import type { ColleagueCourse, CourseEnrolment, Learning } from '@site/contracts/academy-online';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../process-each.ts';
import { problems } from '../../../errors.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import { requirePermission } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { TrainingRow } from '../../../tables/academy-tables.ts';
import { isUuid } from '../../../uuid.ts';
import type { Owner } from '../registrations/registration-owner.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import type { CertifyCourses } from './course-certificates.ts';
import type { CourseProvider } from './course-provider.ts';
import { enrolmentProblems } from './enrolment-problems.ts';
import { createEnrolmentRepository, type Enrolled } from './enrolment-repository.ts';
import { toEnrolment } from './enrolment-view.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than all calls for one enrolment together can take. */
const CLAIM = MINUTE;
/** After this the coordinator has to look into it. */
const RETRY_FOR = 3 * DAY;
/** After this an unfinished course counts as abandoned. */
const READ_FOR = 365 * DAY;
/** Learners per request, because the length of a URL is limited. */
const BATCH = 50;

type Dependencies = {
  db: Db;
  consents: ConsentService;
  /** Null when no course system is configured. */
  provider: CourseProvider | null;
  /** The URL at which courses are taken. */
  portal: string;
  certify: CertifyCourses;
  failed: (error: unknown, of?: { enrolment?: string; course?: string }) => void;
  now: () => Date;
};

export function createEnrolmentService({ db, consents, provider, portal, certify, failed, now }: Dependencies) {
  const repository = createEnrolmentRepository(db);
  const view = (enrolled: Enrolled) => toEnrolment(enrolled, portal);

  /**
   * Enrols the learner in the course system, unless another process is doing so or has done so. The sweep retries
   * failures.
   */
  async function open(id: string): Promise<void> {
    if (!provider) return;
    const claimed = await repository.claim(id, now(), new Date(now().getTime() + CLAIM));
    if (!claimed?.course_id) return;
    const { course_id: courseId, ...person } = claimed;
    try {
      const learnerId = await provider.learner(person);
      await provider.enrol(learnerId, courseId);
      await repository.open(id, learnerId, now());
    } catch (error) {
      failed(error, { enrolment: id });
      await repository.giveBack(id);
    }
  }

  async function read(learnerIds: string[], courseId: string): Promise<void> {
    for (const result of (await provider?.results(learnerIds, courseId)) ?? []) await repository.record(result, now());
  }

  async function readAll(): Promise<void> {
    const ofCourse = new Map<string, string[]>();
    for (const { learner_id, course_id } of await repository.unfinished(new Date(now().getTime() - READ_FOR)))
      if (learner_id && course_id) ofCourse.set(course_id, [...(ofCourse.get(course_id) ?? []), learner_id]);
    await processEach(
      ofCourse,
      async ([courseId, learnerIds]) => {
        for (let start = 0; start < learnerIds.length; start += BATCH)
          await read(learnerIds.slice(start, start + BATCH), courseId);
      },
      (error, [course]) => failed(error, { course }),
    );
  }

  async function own(visitor: Visitor, id: string): Promise<Enrolled> {
    if (!visitor.user) throw problems.unauthorized();
    const found = isUuid(id) ? await repository.find(id) : undefined;
    if (found?.enrolment.user_id !== visitor.user.id) throw problems.notFound();
    return found;
  }

  return {
    async enrol(visitor: Visitor, slug: string): Promise<CourseEnrolment> {
      const user = requirePermission(visitor, 'training.register_self');
      const training = await createTrainingRepository(db).find(slug);
      if (training?.type !== 'online') throw problems.notFound();
      if (!provider) throw enrolmentProblems.unavailable();
      if (!user.email || !user.learning_email_confirmed_at) throw enrolmentProblems.email();
      const { version, hash } = await consents.agreedTo('training');
      await repository.add({
        user_id: user.id,
        training_id: training.id,
        email: user.email,
        agreed_version: version,
        agreed_hash: hash,
        created_at: now(),
      });
      const added = await repository.ofTraining(user.id, training.id);
      if (!added) throw new Error('Enrolment not found after its insert');
      await open(added.enrolment.id);
      return view((await repository.find(added.enrolment.id)) ?? added);
    },

    /** Reads the progress at once, without waiting for the sweep. */
    async refresh(visitor: Visitor, id: string): Promise<CourseEnrolment> {
      const found = await own(visitor, id);
      const { learner_id } = found.enrolment;
      if (learner_id === null) await open(id);
      else if (found.training.course_id)
        await read([learner_id], found.training.course_id).catch((error: unknown) => {
          failed(error, { enrolment: id });
          throw enrolmentProblems.away();
        });
      await certify(id);
      return view(await own(visitor, id));
    },

    async forVisitor({ user }: Visitor, training: TrainingRow): Promise<Learning | null> {
      if (!user || training.type !== 'online') return null;
      const enrolled = await repository.ofTraining(user.id, training.id);
      return {
        available: provider !== null,
        email: user.email,
        email_confirmed: user.learning_email_confirmed_at !== null,
        enrolment: enrolled ? view(enrolled) : null,
      };
    },

    ofVisitor: async ({ user }: Visitor): Promise<CourseEnrolment[]> =>
      user ? (await repository.ofUser(user.id)).map(view) : [],

    /** Courses of the visitor's colleagues, for a visitor who manages the company. */
    async ofColleagues({ userId, companyId }: Owner): Promise<ColleagueCourse[]> {
      if (companyId === null) return [];
      return (await repository.ofCompany(companyId))
        .filter(({ enrolment }) => enrolment.user_id !== userId)
        .map(({ surname, name, ...enrolled }) => {
          const { id, training, is_open, status, label } = view(enrolled);
          return { id, training, is_open, status, label, person: `${surname} ${name}` };
        });
    },

    async sweep(): Promise<void> {
      if (!provider) return;
      await processEach(await repository.waiting(new Date(now().getTime() - RETRY_FOR)), open, (error, enrolment) =>
        failed(error, { enrolment }),
      );
      await readAll().catch(failed);
      await certify();
    },
  };
}

export type EnrolmentService = ReturnType<typeof createEnrolmentService>;
