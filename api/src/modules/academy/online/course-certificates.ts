import { trainingLevelLabels } from '@site/contracts/academy-lists';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../jobs/process-each.ts';
import { datesFrom, issueCertificate } from '../certificates/certificate-service.ts';
import type { Messages } from '../registrations/messages.ts';
import { EnrolmentRepository } from './enrolment-repository.ts';

export type CertificationDeps = {
  db: Db;
  messages: Messages;
  certificateFailed: (error: unknown, enrolment: string) => void;
  now: () => Date;
};

/**
 * Issues a certificate for a passed course, or for all of them, without a decision of the staff: once, with a letter to
 * the holder.
 */
export async function certifyCourses(deps: CertificationDeps, enrolmentId?: string): Promise<void> {
  const ids = enrolmentId ? [enrolmentId] : await new EnrolmentRepository(deps.db).uncertified();
  await processEach(ids, (id) => certifyCourse(deps, id), deps.certificateFailed);
}

const certifyCourse = ({ db, messages, now }: CertificationDeps, enrolmentId: string) =>
  db.transaction(async (tx) => {
    const passed = await new EnrolmentRepository(tx).certify(enrolmentId, now());
    if (!passed) return;
    const { user, training, company, months } = passed;
    const contents = {
      ...{ surname: user.surname, name: user.name, patronymic: user.patronymic, phone: user.phone },
      email: passed.email,
      participant_id: null,
      user_id: user.id,
      company: company ?? '',
      training_title: training.title,
      level: trainingLevelLabels[training.level],
      trainer: '',
      replaces: null,
      ...datesFrom(now(), months),
    };
    const row = await issueCertificate(tx, contents, now());
    await messages.writeCertificateMessage(tx, row, 'certificate_issued');
  });
