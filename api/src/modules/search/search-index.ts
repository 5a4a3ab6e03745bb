import type { EventCard, PartnerCard } from '@site/contracts/blocks';
import type { ProductDocument } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { PublicationCard } from '@site/contracts/publications';
import type { FoundResponse, FoundPage, SearchGroup } from '@site/contracts/search';
import type { Category } from '@site/contracts/site-data';
import { normaliseArticle } from '@site/kernel/article';
import { type Memo, memoize } from '../../db/memo.ts';
import type { CatalogChange, ProductFacts } from '../catalog/catalog-index/catalog-index.ts';
import type { CatalogIndexService } from '../catalog/catalog-index/catalog-index-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { FaqService } from '../faq/faq-service.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { PublicationService } from '../publications/publication-service.ts';
import { publicationNotes } from './publication-notes.ts';
import { withSections } from './site-sections.ts';
import { type Entry, TextIndex } from './text-index/text-index.ts';

/** Events and partners change seldom. Editors' content has a version. */
const REFRESH_AFTER = 60_000;
const ALL = 10_000;
/** Popularity that gets the maximum score. */
const MAX_POPULAR = 4_000;
/** Popularity of a section: it ranks above a page with the same title. */
const SECTION_POPULARITY = 0.1;

export type Cards = {
  categories: Map<string, Category>;
  documents: Map<string, ProductDocument>;
  news: Map<string, PublicationCard>;
  training: Map<string, EventCard>;
  sections: Map<string, FoundPage>;
  faq: Map<string, FoundResponse>;
  partners: Map<string, PartnerCard>;
};

type SearchIndexDeps = {
  catalogIndex: CatalogIndexService;
  categories: CategoryService;
  documents: DocumentService;
  upcomingEvents: (limit: number) => Promise<EventCard[]>;
  content: Pick<PageService, 'headings'> & Pick<PublicationService, 'headlines'>;
  faq: FaqService;
  partners: PartnerService;
  /** Changes when content is published or withdrawn. */
  contentVersion: () => Promise<string>;
  now: () => Date;
};

export const keyOf = (group: SearchGroup, id: string | number): string => `${group} ${id}`;

const toEntry = (product: ProductFacts): Entry => ({
  key: keyOf('products', product.id),
  group: 'products',
  title: product.name,
  texts: [product.series, product.key_values],
  codes: [product.article, ...product.old_articles].map(normaliseArticle),
  popularity: Math.min(1, product.popularity / MAX_POPULAR),
  last: product.discontinued,
});

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** Builds the search index and keeps it in sync with the catalogue and the other sections. */
export class SearchIndex {
  private readonly text = new TextIndex('products');
  /** Indexed cards of each group, and the items they were built from. */
  private readonly listed = new Map<SearchGroup, { items: readonly unknown[]; cards: Map<string, unknown> }>();
  private readonly others: Memo<Cards>;
  private knownVersion: string | undefined;

  constructor(private readonly deps: SearchIndexDeps) {
    this.others = memoize(REFRESH_AFTER, deps.now, () => this.indexOthers());
    deps.catalogIndex.onChange((change) => this.indexProducts(change));
  }

  async current() {
    await this.deps.catalogIndex.current();
    const version = await this.deps.contentVersion();
    if (version !== this.knownVersion) this.others.forget();
    this.knownVersion = version;
    return { text: this.text, cards: await this.others() };
  }

  private indexProducts({ ids, products }: CatalogChange): void {
    const shown = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!shown.has(id)) this.text.remove(keyOf('products', id));
    for (const product of products) this.text.put(toEntry(product));
  }

  private async indexOthers(): Promise<Cards> {
    const { categories, documents, content, upcomingEvents, faq, partners } = this.deps;
    const [tree, files, stories, events, sections, answers, companies] = await Promise.all([
      categories.tree(),
      documents.all(),
      content.headlines(ALL),
      upcomingEvents(ALL),
      content.headings(),
      faq.all(),
      partners.cards(ALL),
    ]);
    const filled = tree.all.filter(({ products_count: count }) => count > 0);
    const parentOf = ({ parent_id: parent }: Category) => (parent === null ? undefined : tree.byId(parent)?.name);
    return {
      categories: this.list(
        'categories',
        filled,
        ({ id }) => id,
        (item) => ({ title: item.name, texts: [parentOf(item) ?? ''] }),
      ),
      documents: this.list(
        'documents',
        files,
        ({ id }) => id,
        ({ title, kind }) => ({ title, texts: [kind] }),
      ),
      news: this.list(
        'news',
        stories,
        ({ url }) => url,
        ({ title, lead, topic, tags, section }) => ({
          title,
          texts: [lead, topic ?? '', ...tags, publicationNotes[section]],
        }),
      ),
      training: this.list(
        'training',
        events,
        ({ url }) => url,
        ({ title, city, type_label: type }) => ({ title, texts: [city ?? '', type] }),
      ),
      sections: this.list(
        'sections',
        withSections(sections),
        ({ url }) => url,
        ({ url, title, text: lead, headings, names }) => ({
          title,
          names,
          texts: [lead, ...headings],
          popularity: names.length > 0 ? SECTION_POPULARITY : 0,
          // The home page contains the words of all other pages.
          last: url === paths.home(),
        }),
      ),
      faq: this.list(
        'faq',
        answers,
        ({ id }) => id,
        ({ question, group, answer }) => ({ title: question, texts: [group, textOf(answer)] }),
      ),
      partners: this.list(
        'partners',
        companies,
        ({ url }) => url,
        ({ name, cities, directions, level_label: level }) => ({
          title: name,
          texts: ['партнёр', level, ...cities, ...directions],
        }),
      ),
    };
  }

  private list<T>(
    group: SearchGroup,
    items: readonly T[],
    idOf: (item: T) => string | number,
    entryOf: (item: T) => Pick<Entry, 'title' | 'texts'> & Partial<Pick<Entry, 'names' | 'popularity' | 'last'>>,
  ): Map<string, T> {
    const before = this.listed.get(group);
    // The source returned the same cached list, which may have thousands of items.
    if (before?.items === items) return before.cards as Map<string, T>;
    const cards = new Map(items.map((item) => [keyOf(group, idOf(item)), item]));
    for (const [key, item] of cards) this.text.put({ key, group, popularity: 0, ...entryOf(item) });
    for (const key of before?.cards.keys() ?? []) if (!cards.has(key)) this.text.remove(key);
    this.listed.set(group, { items, cards });
    return cards;
  }
}
