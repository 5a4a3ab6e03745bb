import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import {
  MIN_QUERY,
  type SearchGroup,
  searchGroups,
  type SearchPageData,
  type SuggestResponse,
} from '@site/contracts/search';
import { PAGE_SIZE } from '@site/contracts/catalog';
import { normaliseArticle } from '@site/kernel/article';
import { pluralForm } from '@site/kernel/plurals';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { guest, type Visitor } from '../session/visitor.ts';
import { otherLayout } from './language/keyboard.ts';
import { plain } from './language/words.ts';
import { publicationNotes } from './publication-notes.ts';
import { keyOf, type SearchIndex } from './search-index.ts';
import { Matches } from './text-index/matches.ts';
import type { TextIndex } from './text-index/text-index.ts';
import { type Understood, understand } from './understand.ts';

/** Results per group on the overview page. */
const OVERVIEW_LIMITS: Record<SearchGroup, number> = {
  products: 8,
  categories: 6,
  sections: 4,
  faq: 4,
  documents: 5,
  news: 3,
  training: 4,
  partners: 6,
};
const SUGGESTIONS = 8;
/** Maximum suggestions per group; products get the rest. */
const SUGGESTION_LIMITS: Record<Exclude<SearchGroup, 'products'>, number> = {
  categories: 2,
  sections: 1,
  faq: 1,
  documents: 1,
  news: 1,
  training: 1,
  partners: 1,
};
const MAX_READING = 2;
const POPULAR = 6;

const nothing: Understood = { found: Matches.none, correction: null, didYouMean: null };

type SearchDeps = { index: SearchIndex; catalog: CatalogService; categories: CategoryService; seo: SeoBuilder };
export type SearchQuery = { query: string; group: SearchGroup | null; page: number };
type Item = SuggestResponse['items'][number];

const link = (group: SearchGroup, title: string, url: string, note: string): Item => ({
  ...{ group, title, url, note },
  picture: null,
});

const idsOf = (keys: string[]) => keys.map((key) => Number(key.slice(keyOf('products', '').length)));
const pick = <T>(cards: ReadonlyMap<string, T>, keys: string[]): T[] => keys.flatMap((key) => cards.get(key) ?? []);

/** The product with this article, or the only one that had it. */
function productWith(index: TextIndex, article: string): number | null {
  const [id = null, ...others] = idsOf(index.withCode(normaliseArticle(article)));
  return others.length === 0 ? id : null;
}

export class SearchService {
  constructor(private readonly deps: SearchDeps) {}

  async page({ query, group, page: asked }: SearchQuery, visitor: Visitor): Promise<PageResponse> {
    const { catalog, categories, seo } = this.deps;
    const { found, counts, order, correction, didYouMean, exact, cards } = await this.search(query);
    const pages = group === null ? 1 : Math.ceil(counts[group] / PAGE_SIZE);
    // A page number beyond the end shows the last page, as in a category.
    const number = Math.max(1, Math.min(asked, pages));
    const shown = (name: SearchGroup) => {
      if (group === null) return found.take(name, 0, OVERVIEW_LIMITS[name]);
      return name === group ? found.take(name, (number - 1) * PAGE_SIZE, PAGE_SIZE) : [];
    };
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
      did_you_mean: didYouMean,
      exact_url: exactProduct ? paths.product(exactProduct.slug) : null,
      group,
      counts,
      order,
      products,
      categories: pick(cards.categories, shown('categories')),
      documents: pick(cards.documents, shown('documents')),
      news: pick(cards.news, shown('news')),
      training: pick(cards.training, shown('training')),
      sections: pick(cards.sections, shown('sections')),
      faq: pick(cards.faq, shown('faq')),
      partners: pick(cards.partners, shown('partners')),
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

  /**
   * Returns at most eight suggestions of mixed groups. They contain no prices, so they are the same for every visitor.
   */
  async suggest(query: string): Promise<SuggestResponse> {
    const [{ found, counts, order, correction, exact, cards }, tree] = await Promise.all([
      this.search(query),
      this.deps.categories.tree(),
    ]);
    const first = <T>(group: keyof typeof SUGGESTION_LIMITS, from: ReadonlyMap<string, T>) =>
      pick(from, found.take(group, 0, SUGGESTION_LIMITS[group]));
    const listed: Item[] = first('categories', cards.categories).map(({ name, url, parent_id: parent, image }) => ({
      group: 'categories',
      title: name,
      url: paths.category(url),
      note: tree.byId(parent ?? 0)?.name ?? 'Категория',
      picture: image.image,
    }));
    const reading: Item[] = [
      ...first('sections', cards.sections).map(({ title, url }) => link('sections', title, url, 'Раздел сайта')),
      ...first('faq', cards.faq).map(({ id, question, group }) => link('faq', question, paths.faq(id), group)),
      ...first('documents', cards.documents).map(({ title, url, kind }) => link('documents', title, url, kind)),
      ...first('training', cards.training).map(({ title, url, type_label: type }) =>
        link('training', title, url, type),
      ),
      ...first('news', cards.news).map(({ section, title, url }) =>
        link('news', title, url, publicationNotes[section]),
      ),
      ...first('partners', cards.partners).map(({ name, url, cities }) =>
        link('partners', name, url, cities.join(', ')),
      ),
    ];
    const rest = reading.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group)).slice(0, MAX_READING);
    const ids = [...new Set([...(exact === null ? [] : [exact]), ...idsOf(found.take('products', 0, SUGGESTIONS))])];
    const room = SUGGESTIONS - listed.length - rest.length;
    const products = (await this.deps.catalog.cardsByIds(ids.slice(0, Math.max(room, 1)), guest)).map(
      ({ name, slug, article, picture }): Item => ({
        group: 'products',
        title: name,
        url: paths.product(slug),
        note: article,
        picture: picture.src,
      }),
    );
    // A query with a digit means a product, so products come first.
    const isProduct = /\d/.test(query);
    const isReading = rest[0] !== undefined && rest[0].group === order[0];
    const shop = isProduct ? [...products, ...listed] : [...listed, ...products];
    const all = isReading && !isProduct ? [...rest, ...shop] : [...shop, ...rest];
    // A section and a category can have the same URL.
    const items = all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
    return {
      query,
      correction,
      items: items.slice(0, SUGGESTIONS),
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  }

  private async search(query: string) {
    const { text, cards } = await this.deps.index.current();
    const asked = plain(query);
    const { found, correction, didYouMean } = asked.length < MIN_QUERY ? nothing : understand(text, asked);
    const counts = Object.fromEntries(searchGroups.map((group) => [group, found.count(group)])) as Record<
      SearchGroup,
      number
    >;
    const exact = productWith(text, asked) ?? productWith(text, otherLayout(asked));
    const order = searchGroups
      .filter((group) => counts[group] > 0)
      .map((group) => ({ group, score: found.bestScore(group) }))
      .sort((a, b) => b.score - a.score)
      .map(({ group }) => group);
    return { found, counts, order, correction, didYouMean, exact, cards };
  }
}
