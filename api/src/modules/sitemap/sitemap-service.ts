import { paths } from '@site/contracts/paths';
import { publicationSections } from '@site/contracts/publication-sections';
import { problems } from '../../errors.ts';
import { MAX_STALENESS, type Memo, memoize } from '../../db/memo.ts';
import { trainingPath } from '../academy/trainings/training-view.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import { element } from '../../papers/xml.ts';
import type { Photographs } from '../media/library/photographs.ts';
import { categoryShareImage, productRaster } from '../media/picture-urls.ts';
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

type SitemapDeps = {
  repository: SitemapRepository;
  categories: CategoryService;
  partners: PartnerService;
  photographs: Photographs;
  origin: string;
  now: () => Date;
};

export class SitemapService {
  private readonly productFiles: Memo<number[]>;

  constructor(private readonly deps: SitemapDeps) {
    const { repository, now } = deps;
    this.productFiles = memoize(MAX_STALENESS, now, () => repository.productFiles(PRODUCTS_A_FILE));
  }

  robots(): string {
    return robotsText(this.deps.origin);
  }

  async index(): Promise<string> {
    const products = (await this.productFiles()).map((_, index) => `products-${index + 1}`);
    const maps = ['pages', 'catalog', ...products, 'publications'].map((name) => ({ path: `/sitemap-${name}.xml` }));
    return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${maps.map((map) => this.entry('sitemap', map)).join('')}</sitemapindex>\n`;
  }

  async pages(): Promise<string> {
    const { repository, partners, photographs } = this.deps;
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
    const pictures = await photographs.picturesOf(projects.map(({ scene }) => scene));
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
    return this.urls([
      ...content.map(({ slug, changed }) => ({ path: slug, changed })),
      ...[...new Set(all)].filter((path) => !known.has(path)).map((path) => ({ path })),
      ...projects.map(({ slug, scene, changed }) => ({
        ...{ path: paths.project(slug), changed },
        picture: pictures.shareImage(scene),
      })),
    ]);
  }

  async catalog(): Promise<string> {
    const { all } = await this.deps.categories.tree();
    const shown = all
      .filter(({ products_count }) => products_count > 0)
      .map(({ url }) => ({
        ...{ path: paths.category(url), picture: categoryShareImage(url) },
      }));
    return this.urls([{ path: paths.catalog() }, { path: paths.gateKit() }, { path: paths.configurator() }, ...shown]);
  }

  async products(file: number): Promise<string> {
    const firstId = (await this.productFiles())[file - 1];
    if (firstId === undefined) throw problems.notFound();
    const rows = await this.deps.repository.products(firstId, PRODUCTS_A_FILE);
    return this.urls(
      rows.map((row) => ({ path: paths.product(row.slug), changed: row.changed, picture: productRaster(row) })),
    );
  }

  async publications(): Promise<string> {
    const { repository, photographs, now } = this.deps;
    const rows = await repository.publications(now());
    const pictures = await photographs.picturesOf(rows.map(({ scene }) => scene));
    return this.urls(
      rows.map(({ section, slug, scene, changed }) => ({
        ...{ path: paths.publication(section, slug), changed },
        picture: pictures.shareImage(scene),
      })),
    );
  }

  private urls(entries: Entry[]): string {
    const urls = entries.map((entry) => this.entry('url', entry)).join('');
    return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n${urls}</urlset>\n`;
  }

  private entry(name: 'url' | 'sitemap', { path, changed, picture }: Entry): string {
    const { origin } = this.deps;
    return `<${name}>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}${
      picture ? `<image:image>${element('image:loc', origin + picture)}</image:image>` : ''
    }</${name}>\n`;
  }
}
