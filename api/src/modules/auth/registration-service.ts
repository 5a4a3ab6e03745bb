import type { RegistrationRequest } from '@site/contracts/auth';
import { DAY } from '@site/kernel/dates';
import { hasInnLength, isInn } from '@site/kernel/inn';
import { ruleMessages } from '@site/kernel/text-rules';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { EnterCompany } from '../companies/members/join-company.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import { sessionHash } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { type Registration, RegistrationRepository } from './registration-repository.ts';

/** Unconfirmed registrations are deleted, because the data were given for the registration only. */
const KEEP = DAY;

type RegistrationDeps = { db: Db; consents: ConsentService; enterCompany: EnterCompany; now: () => Date };

/** Checks the digits of the tax number, which the request schema does not cover. */
export function requireValidInn({ inn }: RegistrationRequest): void {
  if (inn === null || isInn(inn)) return;
  const message = hasInnLength(inn) ? ruleMessages.innDigits : ruleMessages.innLength;
  throw new ProblemError(400, 'inn', message, { fields: { inn: message } });
}

const oldest = (now: Date) => new Date(now.getTime() - KEEP);

export class RegistrationService {
  private readonly repository: RegistrationRepository;

  constructor(private readonly deps: RegistrationDeps) {
    this.repository = new RegistrationRepository(deps.db);
  }

  async begin(sessionId: string, request: RegistrationRequest, address: string): Promise<void> {
    const { phone, surname, name, patronymic = '', email, city, inn, company = '' } = request;
    const person = { surname, name, patronymic, email, city, inn, company };
    const marketing = request.consent_marketing ? (['marketing'] as const) : [];
    const agreed = await this.deps.consents.agreed(['registration', ...marketing]);
    const created_at = this.deps.now();
    await this.repository.removeBefore(oldest(created_at));
    await this.repository.keep({ session_hash: sessionHash(sessionId), phone, person, agreed, address, created_at });
  }

  async pending({ sessionId }: Visitor, phone: string): Promise<Registration | undefined> {
    return sessionId ? this.repository.find(sessionHash(sessionId), phone, oldest(this.deps.now())) : undefined;
  }

  /** Creates the user after the phone is confirmed, and joins or applies for the named company. */
  async complete(tx: Db, { phone, person, agreed, address, created_at }: Registration) {
    const { inn, company: name, ...known } = person;
    const user = await new RegistrationRepository(tx).addUser({ ...known, phone });
    // The phone was registered in another browser concurrently. It is confirmed, so the next attempt logs in.
    if (!user) throw problems.oldCode();
    await this.deps.consents.keep(tx, user.id, agreed, { form: 'registration', address, created_at });
    if (inn === null) return { user, company: null };
    return (await this.deps.enterCompany(tx, user, { inn, name })) ?? { user, company: null };
  }
}
