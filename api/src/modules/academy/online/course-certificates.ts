import { trainingLevelLabels } from '@site/contracts/academy-lists';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../process-each.ts';
import { createCertificateService } from '../certificates/certificate-service.ts';
import type { Messages } from '../registrations/messages.ts';
import { createEnrolmentRepository } from './enrolment-repository.ts';

type Dependencies = {
  db: Db;
  messages: Messages;
  failed: (error: unknown, enrolment: string) => void;
  now: () => Date;
};

/** Issues a certificate for each passed course, without a decision of the staff: once, with a letter to the holder. */
export function createCourseCertificates({ db, messages, failed, now }: Dependencies) {
  const certificates = createCertificateService({ db, now });

  const issue = (enrolmentId: string) =>
    messages.transaction(async (tx) => {
      const passed = await createEnrolmentRepository(tx).certify(enrolmentId, now());
      if (!passed) return;
      const { user, training, company, months } = passed;
      const row = await certificates.issue(tx, {
        ...{ surname: user.surname, name: user.name, patronymic: user.patronymic, phone: user.phone },
        email: passed.email,
        participant_id: null,
        user_id: user.id,
        company: company ?? '',
        training_title: training.title,
        level: trainingLevelLabels[training.level],
        trainer: '',
        replaces: null,
        ...certificates.datesOf(months),
      });
      await messages.writeCertificateMessage(tx, row, 'certificate_issued', now());
    });

  /** Certifies one enrolment that has passed, or all of them. */
  return async function certify(enrolmentId?: string): Promise<void> {
    const ids = enrolmentId ? [enrolmentId] : await createEnrolmentRepository(db).uncertified();
    await processEach(ids, issue, failed);
  };
}

export type CertifyCourses = ReturnType<typeof createCourseCertificates>;
