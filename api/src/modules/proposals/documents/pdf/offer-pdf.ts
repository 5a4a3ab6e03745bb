import type { OfferDocument } from '@site/contracts/offer-document';
import type { Plan } from '@site/kp-drawing/plan';
import { colors, openPaper, sheet } from '../../../../papers/paper.ts';
import type { DocumentPictures } from '../document-pictures.ts';
import { titleOf } from '../document-words.ts';
import { drawBill } from './bill-table.ts';
import { drawClosing, drawLetter } from './closing.ts';
import { drawHead } from './head.ts';
import { drawPlanPages } from './plan-pages.ts';
import { drawTotals } from './totals.ts';

/** Repeated on every page, since pages can be passed on separately. */
const standings: Partial<Record<OfferDocument['standing'], string>> = {
  draft: 'Черновик. ',
  moderation: 'На\u00a0согласовании. ',
};

/** Renders A4 pages, the plan in landscape. The same document gives the same bytes. */
export function renderOfferPdf(document: OfferDocument, plan: Plan, pictures: DocumentPictures): Promise<Buffer> {
  const title = titleOf(document);
  const paper = openPaper({ title, author: document.seller.name, date: document.date });
  let y = drawHead(paper, document, pictures.logo);
  if (document.cover_letter) y = drawLetter(paper, document.cover_letter, y + 4) + 8;
  if (document.sections.length > 0) y = drawBill(paper, document, pictures, y + 4);
  y = drawTotals(paper, document, y + 8) + 18;
  drawClosing(paper, document, y);
  if (document.object.lanes > 0) drawPlanPages(paper, plan);
  return paper.close((page, pages) => {
    const small = { size: 7.5, color: colors.quiet } as const;
    const mark = `${standings[document.standing] ?? ''}${title}`;
    const { width, height } = paper.pdf.page;
    const [y, right] = [Math.round(height) - 34, Math.round(width) - sheet.left];
    paper.text(mark, sheet.left, y, right - sheet.left - 80, small);
    paper.text(`Стр. ${page} из\u00a0${pages}`, right - 80, y, 80, { ...small, align: 'right' });
  });
}
