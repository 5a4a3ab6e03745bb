import type { Db } from '../../db/database.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import { requireUser } from '../session/logged-in.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { createOwnDataRepository } from './own-data-repository.ts';
import { hasProvenEmail } from './proven-email.ts';

export type OwnDataDeps = { db: Db; consents: ConsentService; sessions: SessionService; now: () => Date };

/** All stored data of a user, which the user may request by law (152-ФЗ, article 14). Source of both files. */
export async function collectOwnData({ db, consents, sessions, now }: OwnDataDeps, visitor: Visitor) {
  const { sessionId, company } = visitor;
  const user = requireUser(visitor);
  const repository = createOwnDataRepository(db);
  const { id, surname, name, patronymic, phone, email, city, position, role } = user;
  return {
    made_at: now().toISOString(),
    person: { surname, name, patronymic, phone, email, city, position, role },
    email_confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
    company: company && { name: company.name, inn: company.inn, kpp: company.kpp },
    notifications: { email: user.notify_by_email, sms: user.notify_by_sms },
    consents: await consents.of(id),
    sessions: (await sessions.of(id, sessionId)).map(({ id: _id, current: _current, ...session }) => session),
    orders: await repository.orders(id),
    proposals: await repository.proposals(id),
    events: await repository.events({ phone, email: hasProvenEmail(user) ? email : null }),
    courses: await repository.courses(id),
    certificates: await repository.certificates(user),
    questions: await repository.questions(id),
    applications: await repository.applications(id),
    requests: await repository.requests(id),
    tickets: await repository.tickets(id),
    warranty_claims: await repository.warrantyClaims(id),
    stock_notices: await repository.stockNotices(id),
  };
}

export type OwnData = Awaited<ReturnType<typeof collectOwnData>>;
