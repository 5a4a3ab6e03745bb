import type { PriceListRow, PriceListSection } from '@site/contracts/price-lists';
import { paths } from '@site/contracts/paths';
import type { Category } from '@site/contracts/site-data';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { CategoryService, CategoryTree } from '../catalog/category-service.ts';
import { mayChooseLevel, displayedPrice } from '../pricing/pricing-service.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';
import { PriceListRepository, type PricedProduct } from './price-list-repository.ts';
import type { PriceListDefinition, StoredSection } from '../../tables/price-list-tables.ts';

/** Whether the visitor is a partner or an employee of the manufacturer with access to partner prices. */
const mayOpenPartners = (visitor: Visitor) => isPartner(visitor) || mayChooseLevel(visitor);

const noteOf = ({ stock_state, min_qty, multiplicity, unit }: PricedProduct): string => {
  if (stock_state === 'discontinued') return 'Снят с\u00a0производства';
  if (multiplicity > 1) return `Кратно ${multiplicity}\u00a0${unit}`;
  return min_qty > 1 ? `От\u00a0${min_qty}\u00a0${unit}` : '';
};

const toRow = (product: PricedProduct, visitor: Visitor): PriceListRow => ({
  article: product.article,
  name: product.name,
  url: paths.product(product.slug),
  unit: product.unit,
  price: displayedPrice(product, visitor),
  note: noteOf(product),
});

type Options = { search: string; limit: number };

export type PriceList = Omit<PriceListDefinition, 'sections'> & {
  sections: PriceListSection[];
  total: number;
  shown: number;
  own_prices: boolean;
};

/** Sections of the list, by default the whole catalogue. Categories that no longer exist are omitted. */
const chosen = ({ sections }: PriceListDefinition, tree: CategoryTree) =>
  (sections ?? tree.top.map(({ url, name }): StoredSection => ({ anchor: `/#${url}`, title: name, category: url })))
    .map((section) => ({ ...section, category: tree.row(section.category) }))
    .flatMap(({ category, ...section }) => (category ? [{ ...section, id: category.id }] : []));

/** Price lists of parts of the catalogue, at the visitor's prices. */
export class PriceListService {
  private readonly repository: PriceListRepository;

  constructor(private readonly deps: { db: Db; categories: CategoryService }) {
    this.repository = new PriceListRepository(deps.db);
  }

  async list(visitor: Visitor): Promise<PriceListDefinition[]> {
    return (await this.repository.list()).filter(({ is_partner_only }) => !is_partner_only || mayOpenPartners(visitor));
  }

  async open(slug: string, visitor: Visitor, { search, limit }: Options): Promise<PriceList> {
    const definition = await this.repository.find(slug);
    if (!definition) throw problems.notFound();
    if (definition.is_partner_only && !mayOpenPartners(visitor))
      throw visitor.user ? problems.forbidden({}) : problems.unauthorized();
    const tree = await this.deps.categories.tree();
    const sections = chosen(definition, tree);
    const ids = sections.flatMap(({ id }) => [id, ...tree.children(id).map((child) => child.id)]);
    const [found, total] = ids.length
      ? await Promise.all([this.repository.rows(ids, search, limit), this.repository.count(ids, search)])
      : [[], 0];
    const rowsOf = (category: number) =>
      found.filter(({ category_id }) => category_id === category).map((product) => toRow(product, visitor));
    const partOf = ({ id, url, name }: Category) => ({ anchor: `/#${url}`, title: name, rows: rowsOf(id) });
    return {
      ...definition,
      total,
      shown: found.length,
      own_prices: found.some((product) => displayedPrice(product, visitor).own !== undefined),
      sections: sections
        .map(({ id, anchor, title }) => ({
          ...{ anchor, title, rows: rowsOf(id) },
          children: tree
            .children(id)
            .map(partOf)
            .filter(({ rows }) => rows.length > 0),
        }))
        .filter(({ rows, children }) => rows.length > 0 || children.length > 0),
    };
  }
}
