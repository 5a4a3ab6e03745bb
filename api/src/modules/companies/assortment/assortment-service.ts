import { type Db, isForeignKeyViolation } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ItemRow } from '../../../tables/company-tables.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { type ItemContents, type ItemKind, type Items, itemSchemas, protectedItem } from './assortment-kinds.ts';
import { AssortmentRepository } from './assortment-repository.ts';

type Dependencies = { db: Db; files: CompanyFiles; now: () => Date };

/** A company's own services and products for its proposals. Changes take effect without moderation. */
export class AssortmentService {
  private readonly repository: AssortmentRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new AssortmentRepository(deps.db);
  }

  private async shown<K extends ItemKind>(kind: K, company_id: number): Promise<Items[K][]> {
    const rows = await this.repository.list({ company_id, kind });
    const images = rows.flatMap(({ image }) => image ?? []);
    const pictures = new Map(
      (await this.deps.files.pictures(company_id, images)).map((picture) => [picture.id, picture]),
    );
    const schema = itemSchemas[kind];
    return rows.map((row) => schema.parse({ ...row, picture: pictures.get(row.image ?? '') ?? null }) as Items[K]);
  }

  private async result<K extends ItemKind>(kind: K, company_id: number) {
    return {
      status: 'ok' as const,
      items: await this.shown(kind, company_id),
    };
  }

  private async found(visitor: Visitor, kind: ItemKind, id: string): Promise<ItemRow> {
    const { company } = requireMember(visitor, 'assortment.edit');
    if (!id) throw problems.noId();
    const row = isUuid(id) ? await this.repository.find({ company_id: company.id, kind }, id) : undefined;
    if (!row) throw problems.notFound();
    return row;
  }

  private async mustHaveImage(companyId: number, content: ItemContents[ItemKind]) {
    if (!('image' in content) || !content.image) return;
    if ((await this.deps.files.pictures(companyId, [content.image])).length === 0)
      throw problems.invalid({ image: 'Загрузите изображение ещё раз: оно не\u00a0найдено' });
  }

  async list<K extends ItemKind>(visitor: Visitor, kind: K) {
    const { company } = requireMember(visitor, 'assortment.read');
    return this.shown(kind, company.id);
  }

  async add<K extends ItemKind>(visitor: Visitor, kind: K, content: ItemContents[K]) {
    const { company } = requireMember(visitor, 'assortment.edit');
    await this.mustHaveImage(company.id, content);
    await this.repository.insert({ ...content, kind, company_id: company.id, created_at: this.deps.now() });
    return this.result(kind, company.id);
  }

  async change<K extends ItemKind>(visitor: Visitor, kind: K, id: string, content: ItemContents[K]) {
    const row = await this.found(visitor, kind, id);
    const fields = Object.entries(content) as [keyof ItemRow, unknown][];
    if (fields.every(([field, value]) => row[field] === value))
      return { ...(await this.result(kind, row.company_id)), code: 'no_changes' as const };
    await this.mustHaveImage(row.company_id, content);
    await this.repository.update(row.id, content);
    return this.result(kind, row.company_id);
  }

  async remove<K extends ItemKind>(visitor: Visitor, kind: K, id: string) {
    const row = await this.found(visitor, kind, id);
    await this.repository.remove(row.id).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? protectedItem[kind]() : error;
    });
    return this.result(kind, row.company_id);
  }
}
