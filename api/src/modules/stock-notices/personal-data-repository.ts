import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { stockNotices } from '../../tables/stock-notice-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';

export const stockNoticePersonalData: PersonalData = {
  erases: ['stock_notices.user_id'],
  erase: async (tx, { id }) => tx.delete(stockNotices).where(eq(stockNotices.user_id, id)),
  export: exportStockNotices,
};

async function exportStockNotices(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({
      created_at: stockNotices.created_at,
      product_id: stockNotices.product_id,
      email: stockNotices.email,
      sent_at: stockNotices.sent_at,
    })
    .from(stockNotices)
    .where(eq(stockNotices.user_id, id))
    .orderBy(desc(stockNotices.created_at));
  return [
    {
      key: 'stock_notices',
      title: 'Уведомления о\u00a0поступлении',
      head: ['Дата', 'Почта', 'Отправлено'],
      data,
      rows: data.map(({ created_at, email, sent_at }) => [moment(created_at), email, sent_at && moment(sent_at)]),
    },
  ];
}
