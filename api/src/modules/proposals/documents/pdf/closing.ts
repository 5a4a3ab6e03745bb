import type { OfferDocument } from '@site/contracts/offer-document';
import { colors, type Paper, sheet } from '../../../../papers/paper.ts';
import { bound } from '../../../../papers/paper-texts.ts';
import { NO_PUBLIC_OFFER } from '../document-words.ts';

const WIDTH = sheet.right - sheet.left;
const LABELS = 96;
const PARTY = 150;
const quiet = { color: colors.quiet } as const;
const small = { ...quiet, size: 8 } as const;

/** Draws the letter. A paragraph that does not fit starts the next page. */
export function drawLetter(paper: Paper, text: string, top: number): number {
  let y = top;
  for (const paragraph of text.split('\n')) {
    y = paper.roomFor(paper.height(paragraph, WIDTH), y);
    y = paper.text(bound(paragraph || ' '), sheet.left, y, WIDTH) + 3;
  }
  return y;
}

/** Measures the signature, so that its parts stay on one page. */
function signatureOf(paper: Paper, { signatory, seller, manager_contacts }: OfferDocument) {
  const position = bound(signatory.position || 'От\u00a0имени исполнителя');
  const party = bound(seller.name);
  const name = bound(signatory.name);
  const manager = manager_contacts && bound(`Ваш менеджер: ${manager_contacts}`);
  const nameWidth = WIDTH - 322;
  const signed = Math.max(
    paper.height(position, PARTY, quiet) + 1 + paper.height(party, PARTY, small),
    paper.height(name, nameWidth),
    24,
  );
  const draw = (top: number): number => {
    const y = paper.text(position, sheet.left, top, PARTY, quiet);
    paper.text(party, sheet.left, y + 1, PARTY, small);
    paper.line(sheet.left + 160, top + 12, sheet.left + 310, top + 12, 0.8);
    paper.text('подпись', sheet.left + 160, top + 15, PARTY, { ...quiet, size: 6.5, align: 'center' });
    paper.text(name, sheet.left + 322, top, nameWidth);
    const below = top + signed + 12;
    return manager ? paper.text(manager, sheet.left, below, WIDTH) : below;
  };
  return { height: signed + 12 + (manager ? paper.height(manager, WIDTH) : 0), draw };
}

/** Draws the terms, the signature and the note that this is not a public offer. */
export function drawClosing(paper: Paper, document: OfferDocument, top: number) {
  let y = top;
  for (const { name, text } of document.terms) {
    y = paper.roomFor(paper.height(bound(text), WIDTH - LABELS), y);
    paper.text(name, sheet.left, y, LABELS, quiet);
    y = paper.text(bound(text), sheet.left + LABELS, y, WIDTH - LABELS) + 5;
  }
  const signature = signatureOf(paper, document);
  y = signature.draw(paper.roomFor(signature.height + 14 + 22, y + 14)) + 14;
  const text = `${NO_PUBLIC_OFFER} (пункт 2 статьи 437 Гражданского кодекса РФ).`;
  paper.fill(sheet.left, y, WIDTH, 22);
  paper.text(text, sheet.left + 10, y + 6, WIDTH - 20, small);
}
