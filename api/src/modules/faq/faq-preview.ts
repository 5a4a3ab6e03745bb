import { type FaqDocument, nameOf } from '@site/contracts/content-documents';
import type { Block } from '@site/contracts/blocks';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ContentService } from '../content/content-service.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import type { PageService } from '../pages/page-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { withProducts } from '../content/answer-products.ts';

export type FaqPreviewDeps = {
  pages: Pick<PageService, 'find'>;
  content: Pick<ContentService, 'drawn'>;
  catalog: Pick<CatalogService, 'cardsByArticles'>;
};

/**
 * Previews the FAQ page with one edited group, in its place or, when new, above the others. The draft's questions have no ids,
 * and therefore no anchors or votes.
 */
export async function previewFaq(
  { pages, content, catalog }: FaqPreviewDeps,
  { address, title, items }: FaqDocument,
  visitor: Visitor,
): Promise<PageResponse> {
  const row = await pages.find(paths.faq());
  if (!row) throw problems.notFound();
  const group = nameOf(address);
  const isOurs = (block: StoredBlock) => block.type === 'faq' && block.group === group;
  const blocks = row.blocks.some(isOurs) ? row.blocks : [{ type: 'faq' as const, title, group }, ...row.blocks];
  const page = await content.drawn({ ...row, blocks }, visitor);
  const clean = items.map((item) => ({ ...item, answer: sanitizeText(item.answer) }));
  const draft = await withProducts(catalog, clean, visitor);
  return {
    ...page,
    content: blocks.flatMap((block, index): Block[] => {
      const id = `b${index + 1}`;
      return block.type === 'faq' && isOurs(block)
        ? [{ id, type: 'faq', title: block.title, items: draft }]
        : page.content.filter((drawn) => drawn.id === id);
    }),
  };
}
