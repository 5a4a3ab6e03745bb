import type { AttributeValues, ManagedAttribute, NewAttribute } from '@site/contracts/manage-categories';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { toAttributeFields } from './goods-fields.ts';
import { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';
import { editedMeanwhile, importRow, isEditedMeanwhile, orderNumbers, requireOrder } from './one-row.ts';

type Deps = { db: Db; goods: Pick<GoodsService, 'importIn'> };
type Edit = Partial<AttributeValues> & { base: Partial<AttributeValues> };
type Order = { group: AttributeValues['group']; codes: string[]; base: string[] };

const TAKEN = 'Характеристика с\u00a0этим кодом уже есть';

/** Attributes of products, for the back office. */
export class ManagedAttributes {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<{ items: ManagedAttribute[] }> {
    const repository = new GoodsRepository(this.deps.db);
    const categories = await repository.categories();
    const products = await repository.productsByAttribute();
    return {
      items: (await repository.attributes()).map(({ code, label, type, grp: group, step }) => ({
        ...{ code, label, type, group, step },
        products: products.get(code) ?? 0,
        categories: categories.filter(({ facets }) => facets.includes(code)).length,
      })),
    };
  }

  async add(attribute: NewAttribute, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const known = await repository.attributes();
      if (known.some(({ code }) => code === attribute.code)) throw problems.invalid({ code: TAKEN });
      const others = known.filter(({ grp }) => grp === attribute.group);
      const line = { ...attribute, sort: Math.max(0, ...others.map(({ sort }) => sort)) + 1 };
      await importRow(this.deps.goods, tx, { table: 'attributes', line }, author);
    });
    return this.list();
  }

  /** Changes the given values as an import of one row, which can be undone like any other. */
  async change(code: string, { base, ...given }: Edit, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const row = (await repository.attributes()).find((one) => one.code === code);
      if (!row) throw problems.notFound();
      const { label, group, step } = toAttributeFields(row);
      const present = { label, group, step };
      if (isEditedMeanwhile({ present, read: base, given }))
        throw editedMeanwhile('attributes', present, await repository.lastAuthorOf('attributes', code));
      await importRow(this.deps.goods, tx, { table: 'attributes', line: { code, ...given } }, author);
    });
    return this.list();
  }

  /** Orders all attributes of a group as one import. */
  async order({ group, codes, base }: Order, author: string) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const present = (await repository.attributes()).filter(({ grp }) => grp === group);
      requireOrder(
        present.map(({ code }) => code),
        base,
        codes,
      );
      const numbers = orderNumbers(present.map(({ sort }) => sort));
      const attributes = codes.map((code, index) => ({ code, sort: numbers[index]! }));
      await this.deps.goods.importIn(tx, { attributes, categories: [], products: [], replace: false }, author);
    });
    return this.list();
  }
}
