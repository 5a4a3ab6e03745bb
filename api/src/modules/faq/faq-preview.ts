import { type FaqDocument, nameOf } from '@site/contracts/content-documents';
import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../errors.ts';
import type { ContentService } from '../content/content-service.ts';
import { sanitizeText } from '../content/sanitize.ts';
import type { PageService } from '../pages/page-service.ts';
import type { Visitor } from '../session/visitor.ts';

/**
 * The page of questions with one group as it may become: in its place, or above the others when the page does not have it.
 * Its questions have no numbers yet, and so neither anchors nor votes.
 */
export const createFaqPreview =
  ({ pages, content }: { pages: Pick<PageService, 'find'>; content: Pick<ContentService, 'drawn'> }) =>
  async ({ address, title, items }: FaqDocument, visitor: Visitor): Promise<PageAnswer> => {
    const row = await pages.find(paths.faq());
    if (!row) throw problems.notFound();
    const group = nameOf(address);
    const isShown = row.blocks.some((block) => block.type === 'faq' && block.group === group);
    const blocks = isShown ? row.blocks : [{ type: 'faq' as const, title, group }, ...row.blocks];
    const answer = await content.drawn({ ...row, blocks }, visitor);
    const places = new Set(
      blocks.flatMap((block, index) => (block.type === 'faq' && block.group === group ? [`b${index + 1}`] : [])),
    );
    const draft = items.map((item) => ({ ...item, answer: sanitizeText(item.answer) }));
    return {
      ...answer,
      content: answer.content.map((block) =>
        block.type === 'faq' && places.has(block.id) ? { ...block, items: draft } : block,
      ),
    };
  };

export type FaqPreview = ReturnType<typeof createFaqPreview>;
