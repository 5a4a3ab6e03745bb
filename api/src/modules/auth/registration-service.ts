import type { RegistrationRequest } from '@site/contracts/auth';
import { hasInnLength, isInn } from '@site/kernel/inn';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { ConsentService } from '../consents/consents.ts';
import { sessionHash } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { createRegistrationRepository, type Registration } from './registration-repository.ts';

/** Who has not confirmed his phone by then is forgotten: his data was given for the registration alone. */
const KEEP = 24 * 60 * 60_000;

const INN_LENGTH = 'ИНН должен содержать 10\u00a0цифр для юридического лица или 12\u00a0цифр для физического лица';
const INN_DIGITS = 'Проверьте ИНН: в\u00a0номере ошибка';

type Dependencies = { db: Db; consents: ConsentService; now: () => Date };

export function createRegistrationService({ db, consents, now }: Dependencies) {
  const repository = createRegistrationRepository(db);
  const oldest = () => new Date(now().getTime() - KEEP);

  return {
    /** What the shape of the request does not say: the check digits of the tax number. */
    check({ inn }: RegistrationRequest) {
      if (inn === null || isInn(inn)) return;
      const message = hasInnLength(inn) ? INN_DIGITS : INN_LENGTH;
      throw new ProblemError(400, 'inn', message, { fields: { inn: message } });
    },

    async begin(sessionId: string, request: RegistrationRequest, address: string) {
      const { phone, surname, name, patronymic = '', email, city, inn, company = '' } = request;
      const person = { surname, name, patronymic, email, city, inn, company };
      const marketing = request.consent_marketing ? (['marketing'] as const) : [];
      const agreed = await consents.agreed(['registration', ...marketing]);
      await repository.removeBefore(oldest());
      const session_hash = sessionHash(sessionId);
      await repository.keep({ session_hash, phone, person, agreed, address, created_at: now() });
    },

    /** The registration of this phone that this browser has begun. */
    pending: async ({ sessionId }: Visitor, phone: string): Promise<Registration | undefined> =>
      sessionId ? repository.find(sessionHash(sessionId), phone, oldest()) : undefined,

    /**
     * The phone is confirmed: the person stands in the register. Who names a company that is known already waits until
     * the company accepts him; who names a new one speaks for it, and it has no rights of a dealer yet.
     */
    async complete(tx: Db, { phone, person, agreed, address, created_at }: Registration) {
      const { inn, company: name, ...known } = person;
      const within = createRegistrationRepository(tx);
      const found = inn === null ? null : await within.company(name || `ИНН\u00a0${inn}`, inn);
      const role = found ? (found.created ? 'company_owner' : 'company_pending') : 'customer';
      const user = await within.addUser({
        ...known,
        phone,
        role,
        company_id: found?.company.id ?? null,
        user_access_moderation: role === 'company_pending',
      });
      // Registered in another browser a moment ago: the code has proved whose number it is, so the next try logs in.
      if (!user) throw problems.oldCode();
      await consents.keep(tx, user.id, agreed, { form: 'registration', address, created_at });
      return { user, company: found?.company ?? null };
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
