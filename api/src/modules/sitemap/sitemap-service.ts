import { paths } from '@site/contracts/paths';
import { publicationSections } from '@site/contracts/publication-sections';
import { problems } from '../../errors.ts';
import { FRESH_FOR, memoFor } from '../../memo.ts';
import { trainingPath } from '../academy/trainings/training-view.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { element } from '../exports/xml.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import { robotsText } from './robots.ts';
import type { SitemapRepository, SitemapRow } from './sitemap-repository.ts';

/** Search engines take five times as many; a smaller file is read again sooner. */
const PRODUCTS_A_FILE = 10_000;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

type Entry = { path: string; changed?: string | undefined };

type Dependencies = {
  repository: SitemapRepository;
  categories: CategoryService;
  partners: PartnerService;
  origin: string;
  now: () => Date;
};

export function createSitemapService({ repository, categories, partners, origin, now }: Dependencies) {
  const entry =
    (name: string) =>
    ({ path, changed }: Entry) =>
      `<${name}>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}</${name}>\n`;
  const urls = (entries: Entry[]) =>
    `${HEAD}<urlset xmlns="${SCHEMA}">\n${entries.map(entry('url')).join('')}</urlset>\n`;
  const listed = (rows: SitemapRow[], pathOf: (slug: string) => string) =>
    rows.map(({ slug, changed }) => ({ path: pathOf(slug), changed }));
  const files = memoFor(FRESH_FOR, now, async () => Math.ceil((await repository.countProducts()) / PRODUCTS_A_FILE));

  return {
    robots: () => robotsText(origin),

    async index(): Promise<string> {
      const products = Array.from({ length: await files() }, (_, index) => `products-${index + 1}`);
      const maps = ['pages', 'catalog', ...products, 'publications'].map((name) => ({ path: `/sitemap-${name}.xml` }));
      return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${maps.map(entry('sitemap')).join('')}</sitemapindex>\n`;
    },

    async pages(): Promise<string> {
      const [content, priceLists, projects, ofPartners, events, trainers, trainings, locations] = await Promise.all([
        repository.contentPages(),
        repository.priceLists(),
        repository.projects(),
        partners.pages(),
        repository.events(),
        repository.trainers(),
        repository.trainings(),
        repository.locations(),
      ]);
      const all = [
        ...content,
        ...priceLists.map((slug) => paths.priceList(slug)),
        ...publicationSections.map((section) => paths.publications(section)),
        paths.academy(),
        paths.academyCalendar(),
        paths.academyEvent('custom'),
        paths.academyTrainers(),
        paths.academyTrainings(),
        paths.academyLocations(),
        paths.academyCertificates(),
        ...projects.map(paths.project),
        ...ofPartners,
        ...events.map(paths.academyEvent),
        ...trainers.map(paths.academyTrainer),
        ...trainings.map(trainingPath),
        ...locations.map(paths.academyLocation),
      ];
      return urls([...new Set(all)].map((path) => ({ path })));
    },

    async catalog(): Promise<string> {
      const { all } = await categories.tree();
      const shown = all.filter(({ products_count }) => products_count > 0).map(({ url }) => paths.category(url));
      return urls([paths.catalog(), ...shown].map((path) => ({ path })));
    },

    async products(file: number): Promise<string> {
      if (file > (await files())) throw problems.notFound();
      return urls(listed(await repository.products((file - 1) * PRODUCTS_A_FILE, PRODUCTS_A_FILE), paths.product));
    },

    async publications(): Promise<string> {
      const rows = await repository.publications(now());
      return urls(rows.map(({ section, slug, changed }) => ({ path: paths.publication(section, slug), changed })));
    },
  };
}

export type SitemapService = ReturnType<typeof createSitemapService>;
