import { type Db, isForeignKeyViolation } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ItemRow } from '../../../tables/company-tables.ts';
import { isUuid } from '../../../uuid.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { type ItemContents, type ItemKind, type Items, itemSchemas, protectedItem } from './assortment-kinds.ts';
import { createAssortmentRepository } from './assortment-repository.ts';

type Dependencies = { db: Db; files: CompanyFiles; now: () => Date };

/** A company's own services and products for its proposals. Changes take effect without moderation. */
export function createAssortmentService({ db, files, now }: Dependencies) {
  const repository = createAssortmentRepository(db);

  async function shown<K extends ItemKind>(kind: K, company_id: number): Promise<Items[K][]> {
    const rows = await repository.list({ company_id, kind });
    const images = rows.flatMap(({ image }) => image ?? []);
    const pictures = new Map((await files.pictures(company_id, images)).map((picture) => [picture.id, picture]));
    const schema = itemSchemas[kind];
    return rows.map((row) => schema.parse({ ...row, picture: pictures.get(row.image ?? '') ?? null }) as Items[K]);
  }
  const result = async <K extends ItemKind>(kind: K, company_id: number) => ({
    status: 'ok' as const,
    items: await shown(kind, company_id),
  });

  async function found(visitor: Visitor, kind: ItemKind, id: string): Promise<ItemRow> {
    const { company } = requireMember(visitor, 'assortment.edit');
    if (!id) throw problems.noId();
    const row = isUuid(id) ? await repository.find({ company_id: company.id, kind }, id) : undefined;
    if (!row) throw problems.notFound();
    return row;
  }
  async function mustHaveImage(companyId: number, content: ItemContents[ItemKind]) {
    if (!('image' in content) || !content.image) return;
    if ((await files.pictures(companyId, [content.image])).length === 0)
      throw problems.invalid({ image: 'Загрузите изображение ещё раз: оно не\u00a0найдено' });
  }

  return {
    async list<K extends ItemKind>(visitor: Visitor, kind: K) {
      const { company } = requireMember(visitor, 'assortment.read');
      return shown(kind, company.id);
    },

    async add<K extends ItemKind>(visitor: Visitor, kind: K, content: ItemContents[K]) {
      const { company } = requireMember(visitor, 'assortment.edit');
      await mustHaveImage(company.id, content);
      await repository.insert({ ...content, kind, company_id: company.id, created_at: now() });
      return result(kind, company.id);
    },

    async change<K extends ItemKind>(visitor: Visitor, kind: K, id: string, content: ItemContents[K]) {
      const row = await found(visitor, kind, id);
      const fields = Object.entries(content) as [keyof ItemRow, unknown][];
      if (fields.every(([field, value]) => row[field] === value))
        return { ...(await result(kind, row.company_id)), code: 'no_changes' as const };
      await mustHaveImage(row.company_id, content);
      await repository.update(row.id, content);
      return result(kind, row.company_id);
    },

    async remove<K extends ItemKind>(visitor: Visitor, kind: K, id: string) {
      const row = await found(visitor, kind, id);
      await repository.remove(row.id).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? protectedItem[kind]() : error;
      });
      return result(kind, row.company_id);
    },
  };
}

export type AssortmentService = ReturnType<typeof createAssortmentService>;
