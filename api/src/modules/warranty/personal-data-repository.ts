import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { warrantyClaimFiles, warrantyClaims } from '../../tables/warranty-tables.ts';

export const warrantyPersonalData: PersonalData = {
  erases: ['warranty_claims.user_id'],
  erase: anonymiseClaims,
  export: exportClaims,
};

/** Keeps the description of the defect. Detaches the photos, which may show more, so that the next sweep removes them. */
async function anonymiseClaims(tx: Db, { id }: UserRow): Promise<void> {
  const own = tx.select({ number: warrantyClaims.number }).from(warrantyClaims).where(eq(warrantyClaims.user_id, id));
  await tx.update(warrantyClaimFiles).set({ claim_number: null }).where(inArray(warrantyClaimFiles.claim_number, own));
  await tx
    .update(warrantyClaims)
    .set({ name: '', phone: '', email: '', address: '', user_id: null })
    .where(eq(warrantyClaims.user_id, id));
}

async function exportClaims(db: Db, { id }: UserRow): Promise<OwnDataSection[]> {
  const data = await db
    .select({
      created_at: warrantyClaims.created_at,
      number: warrantyClaims.number,
      article: warrantyClaims.article,
      serial: warrantyClaims.serial,
      seller: warrantyClaims.seller,
      defect: warrantyClaims.defect,
      phone: warrantyClaims.phone,
      email: warrantyClaims.email,
      files: sql<
        string[]
      >`array(select name from ${warrantyClaimFiles} f where f.claim_number = ${warrantyClaims.number})`,
    })
    .from(warrantyClaims)
    .where(eq(warrantyClaims.user_id, id))
    .orderBy(desc(warrantyClaims.number));
  return [
    {
      key: 'warranty_claims',
      title: 'Гарантийные обращения',
      head: ['Дата', 'Обращение', 'Изделие', 'Неисправность', 'Файлы'],
      data,
      rows: data.map(({ created_at, number, article, serial, defect, files }) => [
        moment(created_at),
        `№\u00a0${number}`,
        `${article}, ${serial}`,
        defect,
        files.join(', '),
      ]),
    },
  ];
}
