import { paths } from '@site/contracts/paths';
import { publicationSections } from '@site/contracts/publication-sections';
import { problems } from '../../errors.ts';
import { MAX_STALENESS, memoize } from '../../memo.ts';
import { trainingPath } from '../academy/trainings/training-view.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { element } from '../../papers/xml.ts';
import { categoryShareImage, productRaster, sceneShareImage } from '../media/picture-urls.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import { robotsText } from './robots.ts';
import type { SitemapRepository } from './sitemap-repository.ts';

/** Search engines accept five times as many, but reread a smaller file sooner. */
const PRODUCTS_A_FILE = 10_000;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `picture` is for image search and must be a raster image, because image search ignores vectors. */
type Entry = { path: string; changed?: string | null | undefined; picture?: string };

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
    ({ path, changed, picture }: Entry) =>
      `<${name}>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}${
        picture ? `<image:image>${element('image:loc', origin + picture)}</image:image>` : ''
      }</${name}>\n`;
  const urls = (entries: Entry[]) =>
    `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n${entries.map(entry('url')).join('')}</urlset>\n`;
  const files = memoize(MAX_STALENESS, now, async () =>
    Math.ceil((await repository.countProducts()) / PRODUCTS_A_FILE),
  );

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
      const known = new Set(content.map(({ slug }) => slug));
      const all = [
        ...priceLists.map((slug) => paths.priceList(slug)),
        ...publicationSections.map((section) => paths.publications(section)),
        paths.academy(),
        paths.academyCalendar(),
        paths.academyEvent('custom'),
        paths.academyTrainers(),
        paths.academyTrainings(),
        paths.academyLocations(),
        paths.academyCertificates(),
        ...ofPartners,
        ...events.map(paths.academyEvent),
        ...trainers.map(paths.academyTrainer),
        ...trainings.map(trainingPath),
        ...locations.map(paths.academyLocation),
      ];
      return urls([
        ...content.map(({ slug, changed }) => ({ path: slug, changed })),
        ...[...new Set(all)].filter((path) => !known.has(path)).map((path) => ({ path })),
        ...projects.map(({ slug, scene, changed }) => ({
          ...{ path: paths.project(slug), changed },
          picture: sceneShareImage(scene),
        })),
      ]);
    },

    async catalog(): Promise<string> {
      const { all } = await categories.tree();
      const shown = all
        .filter(({ products_count }) => products_count > 0)
        .map(({ url }) => ({
          ...{ path: paths.category(url), picture: categoryShareImage(url) },
        }));
      return urls([{ path: paths.catalog() }, ...shown]);
    },

    async products(file: number): Promise<string> {
      if (file > (await files())) throw problems.notFound();
      const rows = await repository.products((file - 1) * PRODUCTS_A_FILE, PRODUCTS_A_FILE);
      return urls(
        rows.map((row) => ({ path: paths.product(row.slug), changed: row.changed, picture: productRaster(row) })),
      );
    },

    async publications(): Promise<string> {
      const rows = await repository.publications(now());
      return urls(
        rows.map(({ section, slug, scene, changed }) => ({
          ...{ path: paths.publication(section, slug), changed },
          picture: sceneShareImage(scene),
        })),
      );
    },
  };
}

export type SitemapService = ReturnType<typeof createSitemapService>;
