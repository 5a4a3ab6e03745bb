import type { CheckedDevice } from '@site/contracts/warranty';
import type { WarrantyDevice } from '@site/contracts/manage-warranty';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatCount } from '@site/kernel/plurals';
import { madeInWeekOf } from '@site/contracts/serial';
import { daysLeft, monthsLater } from '../../days/term.ts';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { productListPicture } from '../media/picture-urls.ts';
import type { Visitor } from '../session/visitor.ts';
import { DeviceRepository, type FoundDevice } from './device-repository.ts';

type Dependencies = {
  db: Db;
  catalog: Pick<CatalogService, 'sparePartsOf'>;
  decisions: Pick<DecisionService, 'record'>;
  now: () => Date;
};

/** Rows per statement: PostgreSQL numbers parameters with 16 bits. */
const BATCH_SIZE = 5_000;

const PARTS = 8;

/**
 * Last day of the warranty. With an unknown sale date the term begins at manufacture (consumer protection law, art.
 * 19).
 */
const endOf = ({ serial, sold_on, months }: FoundDevice['device']) =>
  monthsLater(sold_on ?? madeInWeekOf(serial), months);

function stateOf(found: FoundDevice, now: Date) {
  const until = endOf(found.device);
  const state = daysLeft(until, now) < 0 ? ('expired' as const) : ('active' as const);
  const text =
    state === 'active' ? `Гарантия действует до\u00a0${formatDate(until)}` : `Срок гарантии истёк ${formatDate(until)}`;
  return { until, state, text };
}

/** Register of devices and their warranty terms. */
export class DeviceService {
  constructor(private readonly deps: Dependencies) {}

  /** Returns null for an unknown serial number. */
  async check(serial: string, visitor: Visitor): Promise<CheckedDevice | null> {
    const { db, catalog, now } = this.deps;
    const found = await new DeviceRepository(db).find(serial);
    if (!found) return null;
    const { device, product } = found;
    const parts = await catalog.sparePartsOf(product.id, PARTS, visitor);
    return {
      ...stateOf(found, now()),
      serial,
      months: device.months,
      basis: device.basis,
      made_in_week_of: madeInWeekOf(serial),
      sold_on: device.sold_on,
      article: product.article,
      name: product.name,
      picture: { ...productListPicture(product), alt: '' },
      url: product.is_published ? paths.product(product.slug) : null,
      parts: parts.map(({ article, name, price, slug }) => ({ article, name, price, url: paths.product(slug) })),
    };
  }

  async describe(serial: string): Promise<string> {
    const { db, now } = this.deps;
    const found = await new DeviceRepository(db).find(serial);
    return found ? `${found.product.article} ${found.product.name}. ${stateOf(found, now()).text}` : '';
  }

  /** Imports all devices or none. */
  async enter(devices: WarrantyDevice[], author: string): Promise<number> {
    const { db, decisions } = this.deps;
    await db.transaction(async (tx) => {
      const within = new DeviceRepository(tx);
      const known = await within.productsByArticle([...new Set(devices.map(({ article }) => article))]);
      const idOf = new Map(known.map(({ id, article }) => [article, id]));
      const unknown = devices.flatMap(({ article }, index) =>
        idOf.has(article) ? [] : [[`devices.${index}.article`, `Нет товара с\u00a0артикулом ${article}`] as const],
      );
      if (unknown.length) throw problems.invalid(Object.fromEntries(unknown));
      // The last of duplicate serial numbers counts: an upsert statement can update each row only once.
      const rows = new Map(
        devices.map(({ article, ...device }) => [device.serial, { ...device, product_id: idOf.get(article) ?? 0 }]),
      );
      const all = [...rows.values()];
      for (let start = 0; start < all.length; start += BATCH_SIZE)
        await within.put(all.slice(start, start + BATCH_SIZE));
      const subject =
        devices.length === 1
          ? (devices[0]?.serial ?? '')
          : formatCount(rows.size, ['устройство', 'устройства', 'устройств']);
      await decisions.record(tx, { author, noun: 'warranty-devices', subject, action: 'import' });
    });
    return new Set(devices.map(({ serial }) => serial)).size;
  }
}
