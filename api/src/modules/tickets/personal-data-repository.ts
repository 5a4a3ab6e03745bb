import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { companyTicketFiles, companyTickets } from '../../tables/ticket-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';

export const ticketPersonalData: PersonalData = {
  erases: ['company_tickets.user_id'],
  // Files without a ticket are removed by the next sweep.
  keeps: ['company_ticket_files.user_id'],
  erase: async (tx, { id }) => tx.delete(companyTickets).where(eq(companyTickets.user_id, id)),
  export: exportTickets,
};

async function exportTickets(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({
      created_at: companyTickets.created_at,
      number: companyTickets.number,
      topic: companyTickets.topic,
      message: companyTickets.message,
      answer: companyTickets.answer,
      files: sql<
        string[]
      >`array(select name from ${companyTicketFiles} f where f.ticket_number = ${companyTickets.number})`,
    })
    .from(companyTickets)
    .where(eq(companyTickets.user_id, id))
    .orderBy(desc(companyTickets.number));
  return [
    {
      key: 'tickets',
      title: 'Вопросы о\u00a0профиле компании',
      head: ['Дата', 'Обращение', 'Вопрос', 'Файлы', 'Ответ'],
      data,
      rows: data.map(({ created_at, number, topic, message, files, answer }) => [
        moment(created_at),
        `№\u00a0${number}, ${topic}`,
        message,
        files.join(', '),
        answer,
      ]),
    },
  ];
}
