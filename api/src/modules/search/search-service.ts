import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import {
  MIN_QUERY,
  type SearchGroup,
  searchGroups,
  type SearchPageData,
  type SuggestAnswer,
} from '@site/contracts/search';
import { PAGE_SIZE } from '@site/contracts/catalog';
import { pluralForm } from '@site/kernel/plurals';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { guest, type Visitor } from '../session/visitor.ts';
import { otherLayout } from './language/keyboard.ts';
import { plain } from './language/words.ts';
import { keyOf, type SearchIndex } from './search-index.ts';
import { Matches } from './text-index/text-index.ts';
import { type Understood, understand } from './understand.ts';

/** How many of each kind stand on the page that shows all kinds. */
const FIRST: Record<SearchGroup, number> = { products: 8, categories: 6, documents: 5, news: 3, training: 4 };
const SUGGESTIONS = 8;
/** Of the eight: the rest is for products. */
const SUGGESTED: Record<Exclude<SearchGroup, 'products'>, number> = {
  categories: 2,
  documents: 1,
  news: 1,
  training: 1,
};
const SUGGESTED_READING = 2;
const POPULAR = 6;

const publicationNotes: Record<PublicationSection, string> = { news: 'Новость', blog: 'Блог', articles: 'Статья' };

const nothing: Understood = { found: Matches.none, correction: null };

type Dependencies = { index: SearchIndex; catalog: CatalogService; categories: CategoryService; seo: SeoBuilder };
export type SearchQuery = { query: string; group: SearchGroup | null; page: number };
type Item = SuggestAnswer['items'][number];

export function createSearchService({ index, catalog, categories, seo }: Dependencies) {
  async function search(query: string) {
    const { text, articles, cards } = await index();
    const asked = plain(query);
    const { found, correction } = asked.length < MIN_QUERY ? nothing : understand(text, asked);
    const counts = Object.fromEntries(searchGroups.map((group) => [group, found.count(group)])) as Record<
      SearchGroup,
      number
    >;
    const exact = articles.find(asked) ?? articles.find(otherLayout(asked));
    return { found, counts, correction, exact, cards };
  }

  const idsOf = (keys: string[]) => keys.map((key) => Number(key.slice(keyOf('products', '').length)));
  const pick = <T>(cards: ReadonlyMap<string, T>, keys: string[]): T[] => keys.flatMap((key) => cards.get(key) ?? []);

  async function page({ query, group, page: number }: SearchQuery, visitor: Visitor): Promise<PageAnswer> {
    const { found, counts, correction, exact, cards } = await search(query);
    const shown = (name: SearchGroup) => {
      if (group === null) return found.take(name, 0, FIRST[name]);
      return name === group ? found.take(name, (number - 1) * PAGE_SIZE, PAGE_SIZE) : [];
    };
    const pages = group === null ? 1 : Math.ceil(counts[group] / PAGE_SIZE);
    if (number > Math.max(1, pages)) throw problems.notFound();
    const [products, [exactProduct], tree] = await Promise.all([
      catalog.cardsByIds(idsOf(shown('products')), visitor),
      exact === null ? [] : catalog.cardsByIds([exact], visitor),
      categories.tree(),
    ]);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const popular = [...tree.top].sort((a, b) => b.products_count - a.products_count).slice(0, POPULAR);
    const pagedata: SearchPageData = {
      kind: 'search',
      query,
      correction,
      exact_url: exactProduct ? paths.product(exactProduct.slug) : null,
      group,
      counts,
      products,
      categories: pick(cards.categories, shown('categories')),
      documents: pick(cards.documents, shown('documents')),
      news: pick(cards.news, shown('news')),
      training: pick(cards.training, shown('training')),
      page: number,
      pages,
      popular: total === 0 ? popular : [],
    };
    const results = `${total}\u00a0${pluralForm(total, ['результат', 'результата', 'результатов'])}`;
    return {
      seo: seo.build({
        title: `Поиск: ${query}`,
        description: total
          ? `По\u00a0запросу «${query}»: ${results}.`
          : `По\u00a0запросу «${query}» ничего не\u00a0найдено.`,
        h1: 'Результаты поиска',
        path: paths.search(query),
        crumbs: [{ name: 'Поиск', url: paths.search(query) }],
        robots: 'noindex, follow',
      }),
      content: [],
      pagedata,
    };
  }

  /** At most eight, of mixed kinds. The same for everyone: no price of anybody's is among them. */
  async function suggest(query: string): Promise<SuggestAnswer> {
    const [{ found, counts, correction, exact, cards }, tree] = await Promise.all([search(query), categories.tree()]);
    const first = <T>(group: keyof typeof SUGGESTED, from: ReadonlyMap<string, T>) =>
      pick(from, found.take(group, 0, SUGGESTED[group]));
    const listed: Item[] = first('categories', cards.categories).map(({ name, url, parent_id: parent, image }) => ({
      group: 'categories',
      title: name,
      url: paths.category(url),
      note: tree.byId(parent ?? 0)?.name ?? 'Категория',
      picture: image.image,
    }));
    const rest: Item[] = [
      ...first('documents', cards.documents).map(({ title, url, kind }): Item => ({
        group: 'documents',
        title,
        url,
        note: kind,
        picture: null,
      })),
      ...first('training', cards.training).map(({ title, url, type_label: note }): Item => ({
        group: 'training',
        title,
        url,
        note,
        picture: null,
      })),
      ...first('news', cards.news).map(({ section, title, url }): Item => ({
        group: 'news',
        title,
        url,
        note: publicationNotes[section],
        picture: null,
      })),
    ].slice(0, SUGGESTED_READING);
    const ids = [...new Set([...(exact === null ? [] : [exact]), ...idsOf(found.take('products', 0, SUGGESTIONS))])];
    const room = SUGGESTIONS - listed.length - rest.length;
    const products = (await catalog.cardsByIds(ids.slice(0, Math.max(room, 1)), guest)).map(
      ({ name, slug, article, picture }): Item => ({
        group: 'products',
        title: name,
        url: paths.product(slug),
        note: article,
        picture: picture.src,
      }),
    );
    // Somebody who types a number looks for a product.
    const items = /\d/.test(query) ? [...products, ...listed, ...rest] : [...listed, ...products, ...rest];
    return {
      query,
      correction,
      items: items.slice(0, SUGGESTIONS),
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  }

  return { page, suggest };
}

export type SearchService = ReturnType<typeof createSearchService>;
