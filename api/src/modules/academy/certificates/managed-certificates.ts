import { trainingLevelLabels } from '@site/contracts/academy-lists';
import type {
  CertificateIssue,
  ManagedAcademyCertificate,
  ManagedAcademyCertificateRow,
  ManagedParticipant,
} from '@site/contracts/manage-academy-certificates';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import type { Messages } from '../registrations/messages.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { readNumber } from './certificate-number.ts';
import { type CertificateFilter, CertificateRepository, type FoundParticipant } from './certificate-repository.ts';
import { datesFrom, issueCertificate } from './certificate-service.ts';
import { toCheckedCertificate } from './certificate-view.ts';

const NOUN = 'academy-certificates';
/** Validity in months when the programme sets none. */
const MONTHS = 24;

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  messages: Messages;
  now: () => Date;
};
type Person = Pick<AcademyCertificateRow, 'surname' | 'name' | 'patronymic'>;

type Searched = { page: number; search: string };

/** The values of the programme, which a certificate states unless the staff change them. */
const printedFor = ({ event, training }: Pick<FoundParticipant, 'event' | 'training'>) => ({
  training: training?.title ?? event.title,
  level: training ? trainingLevelLabels[training.level] : '',
  months: training?.validity_months ?? MONTHS,
});

export class ManagedCertificates {
  private readonly repository: CertificateRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new CertificateRepository(deps.db);
  }

  private toRow(row: AcademyCertificateRow): ManagedAcademyCertificateRow {
    return {
      ...toCheckedCertificate(row, this.deps.now()),
      // The fields of a deleted user are empty.
      holder: fullName(row) || 'Удалённый пользователь',
      company: row.company,
    };
  }

  private async find(typed: string): Promise<AcademyCertificateRow> {
    const row = await this.repository.byNumber(readNumber(typed));
    if (!row) throw problems.notFound();
    return row;
  }

  async show(number: string): Promise<ManagedAcademyCertificate> {
    const row = await this.find(number);
    const { surname, name, patronymic, trainer, reason } = row;
    const person = { surname, name, patronymic };
    return {
      ...this.toRow(row),
      ...person,
      trainer,
      reason,
      decisions: await this.deps.decisions.about(NOUN, row.number),
    };
  }

  /** Runs the decision and its letter in one transaction. */
  private async decide(work: (tx: Db) => Promise<string>): Promise<ManagedAcademyCertificate> {
    return this.show(await this.deps.db.transaction(work));
  }

  list({ page, ...filter }: CertificateFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter.search),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map((row) => this.toRow(row)),
    });
  }

  participants({ page, search }: Searched) {
    const now = this.deps.now();
    return paged(page, {
      count: () => this.repository.countUncertified(now, search),
      rows: async (limit, offset): Promise<ManagedParticipant[]> =>
        (await this.repository.uncertified(now, search, limit, offset)).map((found) => ({
          id: found.participant.id,
          name: fullName(found.participant),
          company: found.company ?? '',
          event: found.event.title,
          ...printedFor(found),
          attended: found.participant.attended,
          ended_at: found.event.ends_at.toISOString(),
          timezone: found.event.timezone,
        })),
    });
  }

  /** Values missing from the request default to those of the programme. */
  issue({ participant: id, ...overrides }: CertificateIssue, author: string) {
    const { now, messages, decisions } = this.deps;
    return this.decide(async (tx) => {
      const within = new CertificateRepository(tx);
      const found = await within.participantToCertify(id, now());
      if (!found) throw problems.notFound();
      const { participant, event, company } = found;
      if (participant.certified_at)
        throw new ProblemError(409, 'no_changes', `${fullName(participant)}: сертификат уже выдан`);
      const { surname, name, patronymic, phone, email } = participant;
      const trainer = await within.trainerOf(event.trainer_ids);
      const printed = printedFor(found);
      const row = await issueCertificate(
        tx,
        {
          ...{ surname, name, patronymic, phone, email },
          participant_id: participant.id,
          user_id: await within.userByPhone(phone),
          company: company ?? '',
          training_title: overrides.training ?? printed.training,
          level: overrides.level ?? printed.level,
          trainer: trainer ? fullName(trainer) : '',
          replaces: null,
          ...datesFrom(now(), overrides.months ?? printed.months),
        },
        now(),
      );
      await within.certify(participant.id, now());
      await messages.writeCertificateMessage(tx, row, 'certificate_issued');
      await decisions.record(tx, {
        author,
        noun: NOUN,
        subject: row.number,
        action: 'issue',
        text: row.training_title,
      });
      return row.number;
    });
  }

  async revoke(number: string, reason: string, author: string) {
    const { now, messages, decisions } = this.deps;

    const { id } = await this.find(number);
    return this.decide(async (tx) => {
      const within = new CertificateRepository(tx);
      const row = await within.end(id, { revoked_at: now(), reason });
      if (!row) throw problems.tooLate();
      if (row.participant_id !== null) await within.certify(row.participant_id, null);
      await messages.writeCertificateMessage(tx, row, 'certificate_revoked');
      await decisions.record(tx, { author, noun: NOUN, subject: row.number, action: 'revoke', text: reason });
      return row.number;
    });
  }

  /** Keeps the expiry date of the replaced certificate. */
  async replace(number: string, person: Person, author: string) {
    const { now, messages, decisions } = this.deps;

    const known = await this.find(number);
    return this.decide(async (tx) => {
      const old = await new CertificateRepository(tx).end(known.id, { replaced_at: now() });
      if (!old) throw problems.tooLate();
      const { id: replaces, number: _number, check_code: _code, replaced_at: _at, ...kept } = old;
      const row = await issueCertificate(tx, { ...kept, ...person, replaces }, now());
      await messages.writeCertificateMessage(tx, row, 'certificate_replaced');
      const text = `вместо ${old.number}`;
      await decisions.record(tx, { author, noun: NOUN, subject: row.number, action: 'replace', text });
      return row.number;
    });
  }
}
