import { growCatalog } from '../../api/demo/large-catalog.ts';
import { compareSizes } from './compare-sizes.ts';
import { options } from './options.ts';

/** Category pages in the usual variants: plain, filtered, sorted, further pages. 24 products each. */
const CATEGORIES = [
  '/catalog/sliding-gates/',
  '/catalog/sliding-gates/?motor_voltage=24-v&price=20000-60000&sort=cheap',
  '/catalog/sliding-gates/?series=sl&series=titan&duty_cycle=100&sort=name',
  '/catalog/barriers/?boom_type=pryamaya-ovalnaya&passage_width=3-6&sort=expensive',
  '/catalog/parking-systems/?page=2',
  '/catalog/parking-systems/?device_kind=kassa&device_kind=kamera&sort=new',
  '/catalog/access-control/?availability=in_stock&country=rossiya&sort=cheap',
  '/catalog/spare-parts/?part_kind=plata&price=-30000',
];
/**
 * Category pages at addresses that have not been requested before, within the lifetime of the API's caches: {n} is a new
 * number every time. The shared caches (the category tree) are warm, so the time is that of the list itself.
 */
const NEW_ADDRESSES = [
  '/catalog/sliding-gates/?motor_voltage=24-v&price={n}-60000&sort=cheap',
  '/catalog/barriers/?boom_type=pryamaya-ovalnaya&price={n}-300000&sort=name',
  '/catalog/parking-systems/?placement=ulitsa&price={n}-500000',
];
/** Other pages that a large catalogue could slow down. */
const OTHERS = [
  '/',
  '/product/privod-sl-80/',
  `/search/?query=${encodeURIComponent('привод для откатных ворот')}`,
  `/search/suggest/?query=${encodeURIComponent('шлагб')}&visit={n}`,
  `/search/suggest/?query=${encodeURIComponent('901sl')}&visit={n}`,
  `/search/suggest/?query=${encodeURIComponent('ghbdjl')}&visit={n}`,
];

const PAGES = [...CATEGORIES, ...NEW_ADDRESSES, ...OTHERS];

await compareSizes({
  noun: 'products',
  sizes: [500, Number(options.products)],
  grow: (db, products) => growCatalog(db, products, new Date()),
  pages: PAGES,
  change: "update products set price_retail = price_retail + 100 where slug = 'privod-sl-80'",
  bound: { pages: PAGES, within: 3 },
  memory: 2_000,
  file: 'bench-catalogue.json',
});
