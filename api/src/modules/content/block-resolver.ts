import type { Block, BlockOf, PlainBlock } from '@site/contracts/blocks';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { withProducts } from '../faq/answer-products.ts';
import type { FaqService } from '../faq/faq-service.ts';
import { sceneListPicture, scenePicture } from '../media/picture-urls.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { PublicationService } from '../publications/publication-service.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';
import type { SellerService } from '../seller/seller-service.ts';
import type { SiteService } from '../site/site-service.ts';
import type { StoredBlock, StoredPlainBlock, ScenePicture, Visibility } from '@site/contracts/stored-blocks';
import { sanitizeMarkup, sanitizeText, withSafeAddresses } from './sanitize.ts';

const seenBy: Record<Visibility, (visitor: Visitor) => boolean> = {
  all: () => true,
  guests: (visitor) => visitor.user === null,
  logged: (visitor) => visitor.user !== null,
  partners: isPartner,
};

export type BlockSources = {
  catalog: CatalogService;
  categories: CategoryService;
  publications: PublicationService;
  projects: ProjectService;
  partners: PartnerService;
  faq: FaqService;
  documents: DocumentService;
  seller: SellerService;
  site: SiteService;
};

const draw = ({ scene, alt }: ScenePicture) => scenePicture(scene, alt);
const heading = ({ title, more }: { title?: string; more?: { label: string; url: string } }) => ({
  ...(title && { title }),
  ...(more && { more }),
});

/** Whether the block has content. References can be missing, and a title alone is not shown. */
function isFilled(block: Block): boolean {
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
    case 'map':
      return block.points.length > 0;
    default:
      return true;
  }
}

/** Resolves stored blocks to page blocks, without those hidden from the visitor. */
export function createBlockResolver(sources: BlockSources) {
  const newestOf = async ({ kind, limit }: Extract<StoredPlainBlock, { type: 'downloads' }>) =>
    kind && limit ? sources.documents.ofKind(kind, limit) : [];

  async function plain(block: StoredPlainBlock, id: string): Promise<PlainBlock> {
    switch (block.type) {
      case 'text':
        return { id, type: 'text', html: sanitizeText(block.html), width: block.width ?? 'normal' };
      case 'heading':
      case 'table':
        return { id, ...block };
      case 'accordion':
        return { id, ...block, items: block.items.map((item) => ({ ...item, html: sanitizeText(item.html) })) };
      case 'image':
        return { id, ...block, picture: draw(block.picture) };
      case 'gallery':
        return { id, ...block, pictures: block.pictures.map(({ scene, alt }) => sceneListPicture(scene, alt)) };
      case 'video':
        return { id, ...block, poster: draw(block.poster) };
      case 'quote': {
        const { photo, ...quote } = block;
        return { id, ...quote, ...(photo && { photo: draw(photo) }) };
      }
      case 'downloads':
        return {
          id,
          type: 'downloads',
          ...heading(block),
          items: block.slugs ? await sources.documents.listed(block.slugs) : await newestOf(block),
        };
    }
  }

  async function products(block: Extract<StoredBlock, { type: 'products' }>, visitor: Visitor) {
    const { source, limit } = block;
    switch (source.kind) {
      case 'articles':
        return sources.catalog.cardsByArticles(source.articles.slice(0, limit), visitor);
      case 'category':
        return sources.catalog.cardsOfCategory(source.slug, limit, visitor);
      case 'new':
        return sources.catalog.cardsByBadge('new', limit, visitor);
      case 'hits':
        return sources.catalog.cardsByBadge('hit', limit, visitor);
    }
  }

  async function map(block: Extract<StoredBlock, { type: 'map' }>, id: string): Promise<BlockOf<'map'>> {
    if (block.office) {
      const { contacts } = (await sources.site.current()).data;
      const point = { coords: contacts.coordinates, title: contacts.legal_name, text: contacts.address };
      return { id, type: 'map', ...heading(block), center: contacts.coordinates, zoom: 14, points: [point] };
    }
    const points = await sources.partners.mapPoints(block.city);
    const center = points[0]?.coords ?? [37.62, 55.75];
    return { id, type: 'map', ...heading(block), center, zoom: block.city ? 10 : 4, points };
  }

  async function resolve(block: StoredBlock, id: string, visitor: Visitor): Promise<Block> {
    switch (block.type) {
      case 'tabs': {
        const items = block.items.map(async ({ title, blocks }, tab) => ({
          title,
          blocks: (
            await Promise.all(blocks.map((inner, index) => plain(inner, `${id}-${tab + 1}-${index + 1}`)))
          ).filter(isFilled),
        }));
        return { id, type: 'tabs', items: (await Promise.all(items)).filter((tab) => tab.blocks.length > 0) };
      }
      case 'cards':
        return {
          id,
          ...block,
          items: block.items.map(({ picture, ...item }) => ({
            ...item,
            ...(picture && { picture: sceneListPicture(picture.scene, picture.alt) }),
          })),
        };
      case 'slider': {
        const slides = block.slides.map((slide) => ({
          ...slide,
          picture: scenePicture(slide.picture.scene, slide.picture.alt, true),
        }));
        return { id, type: 'slider', slides };
      }
      case 'category_slider':
        return { id, type: 'category_slider', categories: await sources.categories.top() };
      case 'products':
        return { id, type: 'products', ...heading(block), products: await products(block, visitor) };
      case 'numbers':
      case 'steps':
      case 'form':
      case 'cta':
        return { id, ...block };
      case 'map':
        return map(block, id);
      case 'requisites':
        return { id, type: 'requisites', ...heading(block), ...(await sources.seller.requisites()) };
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
      case 'banner':
        return { id, ...block, picture: draw(block.picture) };
      case 'html':
        return { id, type: 'html', html: sanitizeMarkup(block.html) };
      default:
        return plain(block, id);
    }
  }

  return async (blocks: StoredBlock[], visitor: Visitor): Promise<Block[]> => {
    const visible = blocks.map((block, index) => ({ block, id: `b${index + 1}` }));
    const resolved = await Promise.all(
      visible
        .filter(({ block }) => seenBy[block.visibility ?? 'all'](visitor))
        .map(({ block: { visibility: _visibility, ...block }, id }) =>
          resolve(withSafeAddresses(block as StoredBlock), id, visitor),
        ),
    );
    return resolved.filter(isFilled);
  };
}

export type BlockResolver = ReturnType<typeof createBlockResolver>;
