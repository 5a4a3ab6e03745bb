import type { Block, BlockOf, PlainBlock } from '@site/contracts/blocks';
import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { StoredBlock, StoredPlainBlock, Visibility } from '@site/contracts/stored-blocks';
import { formatCount } from '@site/kernel/plurals';
import { sanitizeMarkup, sanitizeText, withSafeAddresses } from '../../html/sanitize.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { DocumentPictures } from '../media/library/document-pictures.ts';
import type { Photographs } from '../media/library/photographs.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';
import { sellerRequisites } from '../seller/seller-requisites.ts';
import type { SiteService } from '../site/site-service.ts';
import { withProducts } from './answer-products.ts';

const seenBy: Record<Visibility, (visitor: Visitor, onlineWays: readonly OnlinePaymentWay[]) => boolean> = {
  all: () => true,
  guests: (visitor) => visitor.user === null,
  logged: (visitor) => visitor.user !== null,
  partners: isPartner,
  online_payment: (_visitor, onlineWays) => onlineWays.length > 0,
  agreed_payment: (_visitor, onlineWays) => onlineWays.length === 0,
};

/**
 * Cards of modules that draw their own pages with this resolver, and therefore depend on it: it declares what blocks
 * show of them.
 */
type CardSources = {
  publications: {
    latest: (section: PublicationSection, limit: number, tag?: string) => Promise<BlockOf<'news'>['items']>;
  };
  projects: { cards: (limit: number, except?: string) => Promise<BlockOf<'projects'>['items']> };
  partners: {
    cards: (limit: number, city?: string) => Promise<BlockOf<'partners'>['items']>;
    mapPoints: (city?: string) => Promise<BlockOf<'map'>['points']>;
  };
  faq: { group: (code: string) => Promise<{ id: number; question: string; answer: string; products: string[] }[]> };
};

export type BlockSources = CardSources & {
  catalog: CatalogService;
  categories: CategoryService;
  documents: DocumentService;
  invoices: InvoiceService;
  onlineWays: readonly OnlinePaymentWay[];
  photographs: Photographs;
  site: SiteService;
};

type Sources = BlockSources & { pictures: DocumentPictures };

const heading = ({ title, more }: { title?: string; more?: { label: string; url: string } }) => ({
  ...(title && { title }),
  ...(more && { more }),
});

/** Whether the block has content. References can be missing, and a title alone is not shown. */
function isFilled<B extends Block>(block: B | null): block is B {
  if (!block) return false;
  switch (block.type) {
    case 'products':
      return block.products.length > 0;
    case 'downloads':
    case 'partners':
    case 'projects':
    case 'news':
    case 'faq':
    case 'tabs':
      return block.items.length > 0;
    case 'gallery':
      return block.pictures.length > 0;
    case 'slider':
      return block.slides.length > 0;
    case 'map':
      return block.points.length > 0;
    default:
      return true;
  }
}

async function downloadsOf(
  { documents }: BlockSources,
  { slugs, kind, limit }: Extract<StoredPlainBlock, { type: 'downloads' }>,
) {
  if (slugs) return documents.listed(slugs);
  return kind && limit ? documents.ofKind(kind, limit) : [];
}

/** Null: its picture or video is no longer in the media library. */
async function plainBlock(sources: Sources, block: StoredPlainBlock, id: string): Promise<PlainBlock | null> {
  const { pictures } = sources;
  switch (block.type) {
    case 'text':
      return { id, type: 'text', html: sanitizeText(block.html), width: block.width ?? 'normal' };
    case 'heading':
    case 'table':
      return { id, ...block };
    case 'accordion':
      return { id, ...block, items: block.items.map((item) => ({ ...item, html: sanitizeText(item.html) })) };
    case 'image': {
      const picture = pictures.wide(block.picture);
      return picture && { id, ...block, picture };
    }
    case 'gallery':
      return { id, ...block, pictures: block.pictures.flatMap((one) => pictures.enlarged(one) ?? []) };
    case 'video': {
      const poster = pictures.wide(block.poster);
      return poster && { id, ...block, poster };
    }
    case 'library_video': {
      const video = pictures.video(block.file, block.title);
      return video && { id, ...video };
    }
    case 'quote': {
      const { photo: stored, ...quote } = block;
      const photo = stored && pictures.wide(stored);
      return { id, ...quote, ...(photo && { photo }) };
    }
    case 'downloads':
      return {
        id,
        type: 'downloads',
        ...heading(block),
        items: await downloadsOf(sources, block),
      };
  }
}

async function productsOf(
  { catalog }: BlockSources,
  { source, limit }: Extract<StoredBlock, { type: 'products' }>,
  visitor: Visitor,
) {
  switch (source.kind) {
    case 'articles':
      return catalog.cardsByArticles(source.articles.slice(0, limit), visitor);
    case 'category':
      return catalog.cardsOfCategory(source.slug, limit, visitor);
    case 'new':
      return catalog.cardsByBadge('new', limit, visitor);
    case 'hits':
      return catalog.cardsByBadge('hit', limit, visitor);
  }
}

async function mapOf(
  sources: BlockSources,
  block: Extract<StoredBlock, { type: 'map' }>,
  id: string,
): Promise<BlockOf<'map'>> {
  if (block.office) {
    const { contacts } = (await sources.site.current()).data;
    const point = { coords: contacts.coordinates, title: contacts.legal_name, text: contacts.address };
    return { id, type: 'map', ...heading(block), center: contacts.coordinates, zoom: 14, points: [point] };
  }
  const points = await sources.partners.mapPoints(block.city);
  const center = points[0]?.coords ?? [37.62, 55.75];
  return { id, type: 'map', ...heading(block), center, zoom: block.city ? 10 : 4, points };
}

async function resolveBlock(sources: Sources, block: StoredBlock, id: string, visitor: Visitor): Promise<Block | null> {
  const { pictures } = sources;
  switch (block.type) {
    case 'tabs': {
      const items = block.items.map(async ({ title, blocks }, tab) => ({
        title,
        blocks: (
          await Promise.all(blocks.map((inner, index) => plainBlock(sources, inner, `${id}-${tab + 1}-${index + 1}`)))
        ).filter(isFilled),
      }));
      return { id, type: 'tabs', items: (await Promise.all(items)).filter((tab) => tab.blocks.length > 0) };
    }
    case 'cards':
      return {
        id,
        ...block,
        items: block.items.map(({ picture: stored, ...item }) => {
          const picture = stored && pictures.card(stored);
          return { ...item, ...(picture && { picture }) };
        }),
      };
    case 'slider': {
      const slides = block.slides.flatMap((slide) => {
        const picture = pictures.slide(slide.picture);
        return picture ? [{ ...slide, picture }] : [];
      });
      return { id, type: 'slider', slides };
    }
    case 'category_slider':
      return { id, type: 'category_slider', categories: await sources.categories.top() };
    case 'products':
      return { id, type: 'products', ...heading(block), products: await productsOf(sources, block, visitor) };
    case 'numbers':
    case 'steps':
    case 'form':
    case 'cta':
      return { id, ...block };
    case 'map':
      return mapOf(sources, block, id);
    case 'requisites':
      return { id, type: 'requisites', ...heading(block), ...(await sellerRequisites(sources)) };
    case 'partners':
      return {
        id,
        type: 'partners',
        ...heading(block),
        items: await sources.partners.cards(block.limit, block.city),
      };
    case 'projects':
      return {
        id,
        type: 'projects',
        ...heading(block),
        items: await sources.projects.cards(block.limit, block.except),
      };
    case 'news':
      return {
        id,
        type: 'news',
        ...heading(block),
        items: await sources.publications.latest(block.section ?? 'news', block.limit, block.tag),
      };
    case 'events':
      return { id, type: 'events', ...heading(block), limit: block.limit };
    case 'faq': {
      const items = await sources.faq.group(block.group);
      return { id, type: 'faq', ...heading(block), items: await withProducts(sources.catalog, items, visitor) };
    }
    case 'banner': {
      const picture = pictures.wide(block.picture);
      return picture && { id, ...block, picture };
    }
    case 'html':
      return { id, type: 'html', html: sanitizeMarkup(block.html) };
    default:
      return plainBlock(sources, block, id);
  }
}

/** `{payment_term}` in a text is the term of payment on the site, in the genitive: «5 рабочих дней». */
const withTerm = (block: StoredBlock, term: string): StoredBlock =>
  block.type === 'text' ? { ...block, html: block.html.replaceAll('{payment_term}', term) } : block;

/** Resolves stored blocks to page blocks, without those hidden from the visitor. */
export class BlockResolver {
  constructor(private readonly sources: BlockSources) {}

  async resolve(blocks: readonly StoredBlock[], visitor: Visitor): Promise<Block[]> {
    const visible = blocks.map((block, index) => ({ block, id: `b${index + 1}` }));
    const [{ inside }, pictures] = await Promise.all([
      this.sources.site.current(),
      this.sources.photographs.picturesOf(blocks),
    ]);
    const sources = { ...this.sources, pictures };
    const term = formatCount(inside.payment_days, ['рабочего дня', 'рабочих дней', 'рабочих дней']);
    const resolved = await Promise.all(
      visible
        .filter(({ block }) => seenBy[block.visibility ?? 'all'](visitor, this.sources.onlineWays))
        .map(({ block: { visibility: _visibility, ...block }, id }) =>
          resolveBlock(sources, withSafeAddresses(withTerm(block as StoredBlock, term)), id, visitor),
        ),
    );
    return resolved.filter(isFilled);
  }
}
