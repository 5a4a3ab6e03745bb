import type { ApplicationKind, ApplicationState } from '@site/contracts/applications';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { fieldTexts, moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { applications } from '../../tables/application-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';

const kinds: Record<ApplicationKind, string> = {
  company: 'Представлять компанию на\u00a0сайте',
  user: 'Подключение к\u00a0компании',
  dealer: 'Вступление компании в\u00a0партнёрскую сеть',
  configurator: 'Доступ к\u00a0конфигуратору',
};
const states: Record<ApplicationState, string> = {
  pending: 'На рассмотрении',
  approved: 'Одобрена',
  rejected: 'Отклонена',
};

export const applicationPersonalData: PersonalData = {
  // Decided applications stay without their forms.
  keeps: ['applications.user_id'],
  erase: eraseApplications,
  export: exportApplications,
};

/** Deletes pending requests to join a company, and the forms of all other applications. */
async function eraseApplications(tx: Db, { id }: UserRow): Promise<void> {
  await tx
    .delete(applications)
    .where(
      and(
        eq(applications.user_id, id),
        inArray(applications.kind, ['company', 'user']),
        eq(applications.state, 'pending'),
      ),
    );
  await tx.update(applications).set({ form: null }).where(eq(applications.user_id, id));
}

async function exportApplications(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({
      created_at: applications.created_at,
      kind: applications.kind,
      state: applications.state,
      form: applications.form,
    })
    .from(applications)
    .where(eq(applications.user_id, id))
    .orderBy(desc(applications.created_at));
  return [
    {
      key: 'applications',
      title: 'Заявки в\u00a0партнёрскую сеть',
      head: ['Дата', 'Заявка', 'Состояние', 'Содержание'],
      data,
      rows: data.map(({ created_at, kind, state, form }) => [
        moment(created_at),
        kinds[kind],
        states[state],
        fieldTexts(form),
      ]),
    },
  ];
}
