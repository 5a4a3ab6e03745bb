import { requestStateLabels } from '@site/contracts/form-request-lists';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { fieldTexts, moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { formRequestEvents, formRequests } from '../../tables/form-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { requestNumber } from './form-fields.ts';

export const formPersonalData: PersonalData = {
  erases: ['form_requests.user_id'],
  erase: async (tx, { id }) => tx.delete(formRequests).where(eq(formRequests.user_id, id)),
  export: exportRequests,
};

async function exportRequests(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({
      id: formRequests.id,
      created_at: formRequests.created_at,
      form: formRequests.form_code,
      state: formRequests.state,
      fields: formRequests.fields,
      answers: sql<
        string[]
      >`array(select text from ${formRequestEvents} e where e.request_id = ${formRequests}.id and e.text <> '' order by e.id)`,
    })
    .from(formRequests)
    .where(eq(formRequests.user_id, id))
    .orderBy(desc(formRequests.created_at));
  return [
    {
      key: 'requests',
      title: 'Обращения',
      head: ['Дата', 'Обращение', 'Состояние', 'Содержание', 'Ответ'],
      data,
      rows: data.map((request) => [
        moment(request.created_at),
        requestNumber(request.id),
        requestStateLabels[request.state],
        fieldTexts(request.fields),
        request.answers.join('\n'),
      ]),
    },
  ];
}
