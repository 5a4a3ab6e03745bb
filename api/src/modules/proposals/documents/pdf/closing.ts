import type { OfferDocument } from '@site/contracts/offer-document';
import { colors, type Paper, sheet } from '../../../../papers/paper.ts';
import { bound } from '../../../../papers/paper-texts.ts';
import { NO_PUBLIC_OFFER } from '../document-words.ts';

const WIDTH = sheet.right - sheet.left;
const LABELS = 96;
const SIGNATURE = 110;

const onNextPage = (paper: Paper, y: number, needed: number) => {
  if (y + needed <= sheet.bottom) return y;
  paper.addPage();
  return sheet.top;
};

/** Draws the letter. A paragraph that does not fit starts the next page. */
export function drawLetter(paper: Paper, text: string, top: number): number {
  let y = top;
  for (const paragraph of text.split('\n')) {
    y = onNextPage(paper, y, paper.height(paragraph, WIDTH));
    y = paper.text(bound(paragraph || ' '), sheet.left, y, WIDTH) + 3;
  }
  return y;
}

function drawSignature(paper: Paper, { signatory, seller, manager_contacts }: OfferDocument, top: number): number {
  let y = paper.text(bound(signatory.position || 'От\u00a0имени исполнителя'), sheet.left, top, 150, {
    color: colors.quiet,
  });
  paper.text(bound(seller.name), sheet.left, y + 1, 150, { size: 8, color: colors.quiet });
  paper.line(sheet.left + 160, top + 12, sheet.left + 310, top + 12, 0.8);
  paper.text('подпись', sheet.left + 160, top + 15, 150, { size: 6.5, align: 'center', color: colors.quiet });
  paper.text(bound(signatory.name), sheet.left + 322, top, WIDTH - 322);
  y += 24;
  return manager_contacts ? paper.text(bound(`Ваш менеджер: ${manager_contacts}`), sheet.left, y, WIDTH) : y;
}

/** Draws the terms, the signature and the note that this is not a public offer. */
export function drawClosing(paper: Paper, document: OfferDocument, top: number) {
  let y = top;
  for (const { name, text } of document.terms) {
    y = onNextPage(paper, y, paper.height(text, WIDTH - LABELS));
    paper.text(name, sheet.left, y, LABELS, { color: colors.quiet });
    y = paper.text(bound(text), sheet.left + LABELS, y, WIDTH - LABELS) + 5;
  }
  y = onNextPage(paper, y + 14, SIGNATURE);
  y = drawSignature(paper, document, y) + 14;
  const text = `${NO_PUBLIC_OFFER} (пункт 2 статьи 437 Гражданского кодекса РФ).`;
  paper.fill(sheet.left, y, WIDTH, 22);
  paper.text(text, sheet.left + 10, y + 6, WIDTH - 20, { size: 8, color: colors.quiet });
}
