import type { PageResponse } from '@site/contracts/page';
import { paths, withQuery } from '@site/contracts/paths';
import type { SupportDocument, SupportPageData, SupportQuery } from '@site/contracts/support';
import { type DocumentKind, documentKinds, documentLanguages } from '@site/contracts/support-lists';
import { siteDay } from '@site/kernel/dates';
import { problems } from '../../errors.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { ContentService } from '../content/content-service.ts';
import { toDocument } from '../documents/document-card.ts';
import { mayDo, type Visitor } from '../session/visitor.ts';
import type { SupportRepository } from './support-repository.ts';

/** `cached` may be a few seconds old. */
export type SupportPageDeps = {
  repository: SupportRepository;
  cached: SupportRepository;
  categories: CategoryService;
  content: ContentService;
  now: () => Date;
};
type Row = Awaited<ReturnType<SupportRepository['list']>>[number];
type About = Awaited<ReturnType<SupportRepository['productsOf']>>;

const PAGE_SIZE = 20;
const MAX_PRODUCTS = 4;

/** Whether the visitor may download the document. Checked for the list and again for the file. */
export const mayRead = (visitor: Visitor, { is_partner_only }: Pick<Row, 'is_partner_only'>) =>
  !is_partner_only || mayDo(visitor, 'partner.files');

function toShown(row: Row, about: About, visitor: Visitor): SupportDocument {
  const products = about.filter(({ document_id }) => document_id === row.id);
  const { version, language, number, valid_until, is_partner_only } = row;
  const { url, ...document } = toDocument(row);
  const addressOf = row.kind === 'parts' ? paths.productParts : paths.product;
  return {
    ...document,
    ...{ version, language, number, valid_until, is_partner_only },
    url: mayRead(visitor, row) ? url : null,
    products: products.slice(0, MAX_PRODUCTS).map(({ article, slug }) => ({ article, url: addressOf(slug) })),
    products_count: products.length,
  };
}

const isFiltered = ({ page: _page, sort, search, ...filters }: SupportQuery) =>
  search !== '' || sort !== 'new' || Object.values(filters).some(Boolean);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

async function dataOf(
  { repository, cached, categories, now }: SupportPageDeps,
  section: DocumentKind | null,
  asked: SupportQuery,
  visitor: Visitor,
): Promise<SupportPageData> {
  const today = siteDay(now());
  const tree = await categories.tree();
  const query = section ? { ...asked, kind: undefined } : asked;
  const { series, language, search, sort, page } = query;
  const category = query.category === undefined ? undefined : (tree.row(query.category)?.id ?? 0);
  const filter = { kind: section ?? query.kind, category, series, language, search };
  const range = { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [rows, total, all] = await Promise.all([
    repository.list(today, filter, range),
    repository.count(today, filter),
    cached.choices(today),
  ]);
  if (page > 1 && rows.length === 0) throw problems.notFound();
  const about = await repository.productsOf(rows.map(({ id }) => id));
  const offered = all.filter(({ kind }) => !filter.kind || kind === filter.kind);
  const ids = new Set(offered.map(({ category_id }) => category_id));
  const countOf = (one: DocumentKind) =>
    all.filter(({ kind }) => kind === one).reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'support',
    section,
    counts: Object.fromEntries(documentKinds.map((one) => [one, countOf(one)])) as SupportPageData['counts'],
    query,
    categories: tree.top.filter(({ id }) => ids.has(id)).map(({ url, name }) => ({ value: url, label: name })),
    series: distinct(offered.map((one) => one.series))
      .filter(Boolean)
      .sort((a, b) => a.localeCompare(b, 'ru')),
    languages: documentLanguages.filter((one) => offered.some((choice) => choice.language === one)),
    items: rows.map((row) => toShown(row, about, visitor)),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function supportPage(
  deps: SupportPageDeps,
  section: DocumentKind | null,
  query: SupportQuery,
  visitor: Visitor,
): Promise<PageResponse> {
  const path = section ? paths.supportDocuments(section) : paths.support();
  const [page, pagedata] = await Promise.all([deps.content.page(path, visitor), dataOf(deps, section, query, visitor)]);
  const number = pagedata.page;
  return {
    ...page,
    seo: {
      ...page.seo,
      ...(number > 1 && {
        title: `${page.seo.title} — страница\u00a0${number}`,
        canonical: withQuery(path, { page: number }),
      }),
      ...(isFiltered(pagedata.query) && { robots: 'noindex, follow' }),
    },
    // Content blocks appear on the first page only.
    content: number > 1 ? [] : page.content,
    pagedata,
  };
}
