import type { Db } from '../../db/database.ts';
import type { OwnDataSection, PersonalData } from '../../personal-data.ts';
import { requireUser } from '../session/logged-in.ts';
import type { Visitor } from '../session/visitor.ts';

export type OwnDataDeps = { db: Db; personalData: readonly PersonalData[]; now: () => Date };

/** Order of the sections; others follow. */
const order = [
  ...['consents', 'sessions', 'orders', 'proposals', 'events', 'courses', 'certificates', 'questions'],
  ...['applications', 'requests', 'tickets', 'warranty_claims', 'stock_notices'],
];
const placeOf = ({ key }: OwnDataSection) => (order.includes(key) ? order.indexOf(key) : order.length);

/** All stored data of a user, which the user may request by law (152-ФЗ, article 14). Source of both files. */
export async function collectOwnData({ db, personalData, now }: OwnDataDeps, visitor: Visitor) {
  const user = requireUser(visitor);
  const sections: OwnDataSection[] = [];
  for (const module of personalData) sections.push(...((await module.export?.(db, user)) ?? []));
  return {
    made_at: now(),
    user,
    company: visitor.company,
    sections: sections.sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

export type OwnData = Awaited<ReturnType<typeof collectOwnData>>;

export function ownDataJson({ made_at, user, company, sections }: OwnData): string {
  const { surname, name, patronymic, phone, email, city, position, role } = user;
  const data = {
    made_at: made_at.toISOString(),
    person: { surname, name, patronymic, phone, email, city, position, role },
    email_confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
    company: company && { name: company.name, inn: company.inn, kpp: company.kpp },
    notifications: { email: user.notify_by_email, sms: user.notify_by_sms },
    ...Object.fromEntries(sections.map((section) => [section.key, section.data])),
  };
  return JSON.stringify(data, null, 2);
}
