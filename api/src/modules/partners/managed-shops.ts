import { isDeepStrictEqual } from 'node:util';
import type { ManagedShop, NewShop, ShopChange } from '@site/contracts/manage-shops';
import { formatPhone, toE164 } from '@site/kernel/phone';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { transliterate } from '../../text/transliterate.ts';
import { typographDeep } from '../../text/typograph-deep.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { type ShopFilter, ShopRepository, type ShopRow } from './shop-repository.ts';
import { TownRepository } from './town-repository.ts';

const NOUN = 'shops';

type Dependencies = { db: Db; decisions: DecisionService; now: () => Date };
type Fields = Required<ShopChange>;
type Row = Omit<ManagedShop, 'decisions'>;

const NOWHERE = { city: null, address: null, longitude: null, latitude: null };

const toRow = ({ owner, partner_id: _, edited_at, phone, ...row }: ShopRow): Row => ({
  ...row,
  phone: toE164(phone),
  partner: owner?.slug ?? null,
  edited_at: edited_at?.toISOString() ?? null,
});

const fieldsOf = (row: ShopRow): Fields => {
  const { slug: _slug, is_closed: _closed, edited_at: _edited, directions, ...fields } = toRow(row);
  return { ...fields, directions: directions as Fields['directions'] };
};

/** Fills missing coordinates with those of the town. Online shops have none. */
async function placed(tx: Db, fields: Fields): Promise<Fields> {
  if (fields.kind === 'online') return { ...fields, ...NOWHERE };
  if (fields.longitude !== null && fields.latitude !== null) return fields;
  const town = (await new TownRepository(tx).list()).find(({ name }) => name === fields.city);
  return town ? { ...fields, longitude: town.longitude, latitude: town.latitude } : fields;
}

/** Returns cross-field errors by field. */
function mistakesIn({ kind, site, city, address, longitude, latitude }: Fields): Record<string, string> {
  if (kind === 'online') return site === null ? { site: 'У\u00a0интернет-магазина есть сайт' } : {};
  return {
    ...(city === null && { city: 'У\u00a0магазина есть город' }),
    ...(address === null && { address: 'У\u00a0магазина есть адрес' }),
    ...(city !== null &&
      (longitude === null || latitude === null) && {
        longitude: `Укажите координаты: города «${city}» нет в\u00a0списке`,
      }),
  };
}

export class ManagedShops {
  private readonly repository: ShopRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new ShopRepository(deps.db);
  }

  async show(slug: string): Promise<ManagedShop> {
    const row = await this.repository.find(slug);
    if (!row) throw problems.notFound();
    return { ...toRow(row), decisions: await this.deps.decisions.about(NOUN, slug) };
  }

  /** Converts the fields to a row. Throws on errors. */
  private async stored(tx: Db, given: Fields) {
    const { partner, phone, ...fields } = typographDeep(await placed(tx, given));
    const partner_id = partner === null ? null : await new ShopRepository(tx).partnerId(partner);
    const mistakes = {
      ...mistakesIn({ partner, phone, ...fields }),
      ...(partner_id === undefined && { partner: `Страницы партнёра «${partner}» нет` }),
    };
    if (Object.keys(mistakes).length > 0) throw problems.invalid(mistakes);
    return { ...fields, phone: formatPhone(phone), partner_id: partner_id ?? null, edited_at: this.deps.now() };
  }

  private setClosed(slug: string, is_closed: boolean, text: string, author: string) {
    const { db, now, decisions } = this.deps;
    return db.transaction(async (tx) => {
      const within = new ShopRepository(tx);
      const row = await within.find(slug);
      if (!row) throw problems.notFound();
      if (row.is_closed === is_closed) throw problems.noChanges();
      await within.change(slug, { is_closed, edited_at: now() });
      await decisions.record(tx, { author, noun: NOUN, subject: slug, action: is_closed ? 'close' : 'open', text });
    });
  }

  list({ page, ...filter }: { page: number } & ShopFilter) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toRow),
    });
  }

  async add({ slug: givenSlug, ...fields }: NewShop, author: string): Promise<ManagedShop> {
    const slug = givenSlug ?? transliterate([fields.name, fields.city].filter(Boolean).join(' '));
    await this.deps.db.transaction(async (tx) => {
      if (!(await new ShopRepository(tx).add({ slug, ...(await this.stored(tx, fields)) })))
        throw problems.invalid({ slug: `Магазин «${slug}» уже есть` });
      await this.deps.decisions.record(tx, { author, noun: NOUN, subject: slug, action: 'add', text: fields.name });
    });
    return this.show(slug);
  }

  async change(slug: string, change: ShopChange, author: string): Promise<ManagedShop> {
    await this.deps.db.transaction(async (tx) => {
      const within = new ShopRepository(tx);
      const row = await within.find(slug);
      if (!row) throw problems.notFound();
      const before = fieldsOf(row);
      // Drop the coordinates when the city changes.
      const isMoved = change.city !== undefined && change.city !== before.city;
      const given = { ...before, ...(isMoved && { longitude: null, latitude: null }), ...change };
      const after = typographDeep(await placed(tx, given));
      const changed = Object.keys(after).filter(
        (name) => !isDeepStrictEqual(after[name as keyof Fields], before[name as keyof Fields]),
      );
      if (changed.length === 0) throw problems.noChanges();
      await within.change(slug, await this.stored(tx, given));
      await this.deps.decisions.record(tx, {
        author,
        noun: NOUN,
        subject: slug,
        action: 'change',
        text: changed.join(', '),
      });
    });
    return this.show(slug);
  }

  async close(slug: string, reason: string, author: string) {
    await this.setClosed(slug, true, reason, author);
    return this.show(slug);
  }

  async open(slug: string, author: string) {
    await this.setClosed(slug, false, '', author);
    return this.show(slug);
  }
}
