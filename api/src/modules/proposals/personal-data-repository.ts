import { formatPriceOfKopecks } from '@site/kernel/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { proposals } from '../../tables/proposal-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { numberOf } from './proposal-view.ts';

export const proposalPersonalData: PersonalData = {
  // Proposals are the company's. The mark of an open editor expires within minutes.
  keeps: ['proposals.author_id', 'proposals.saved_by', 'proposal_events.user_id', 'proposal_editing.user_id'],
  export: exportProposals,
};

async function exportProposals(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const found = await db
    .select({
      year: proposals.year,
      number: proposals.number,
      version: proposals.version,
      created_at: proposals.created_at,
      status: proposals.status,
      object_name: proposals.object_name,
      customer: proposals.customer,
      total: proposals.total,
    })
    .from(proposals)
    .where(and(eq(proposals.author_id, id), isNull(proposals.deleted_at)))
    .orderBy(desc(proposals.created_at));
  const data = found.map(({ year, number, version, ...proposal }) => ({
    number: numberOf({ year, number, version }),
    ...proposal,
  }));
  return [
    {
      key: 'proposals',
      title: 'Коммерческие предложения',
      head: ['Номер', 'Создано', 'Объект', 'Заказчик', 'Сумма'],
      data,
      rows: data.map(({ number, created_at, object_name, customer, total }) => [
        number,
        moment(created_at),
        object_name,
        customer,
        formatPriceOfKopecks(total),
      ]),
    },
  ];
}
