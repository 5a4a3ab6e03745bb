import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { productQuestions } from '../../tables/question-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';

export const questionPersonalData: PersonalData = {
  erases: ['product_questions.user_id'],
  erase: async (tx, { id }) =>
    tx
      .update(productQuestions)
      .set({ author: 'Покупатель', city: '', email: null, address: null, user_id: null })
      .where(eq(productQuestions.user_id, id)),
  export: exportQuestions,
};

async function exportQuestions(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({ asked_at: productQuestions.asked_at, text: productQuestions.text, answer: productQuestions.answer })
    .from(productQuestions)
    .where(eq(productQuestions.user_id, id))
    .orderBy(desc(productQuestions.asked_at));
  return [
    {
      key: 'questions',
      title: 'Вопросы о\u00a0товарах',
      head: ['Дата', 'Вопрос', 'Ответ'],
      data,
      rows: data.map(({ asked_at, text, answer }) => [moment(asked_at), text, answer]),
    },
  ];
}
