import { readPhone, toE164 } from '@site/kernel/phone';
import { writeMask } from '../mask/index.ts';

const PHONE_MASK = '(###) ###-##-##';

/** The shown form of a number that is complete or begun. Any other text is shown as it was typed. */
export function maskPhone(text: string): string {
  const reading = readPhone(text);
  const national = 'number' in reading ? reading.number.slice('+7'.length) : reading.begun;
  if (national === undefined || !/\d/.test(text)) return text;
  return ['+7', writeMask(PHONE_MASK, national)].filter(Boolean).join(' ');
}

/** The form's value: a number as it is sent, or as much of it as is there; any other text as it was typed. */
export function heldPhone(text: string): string {
  const reading = readPhone(text);
  if ('refusal' in reading && reading.begun !== undefined) return /\d/.test(text) ? `+7${reading.begun}` : '';
  return toE164(text);
}

/** A text and where its caret stands. */
export interface Typing {
  text: string;
  caret: number;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The text that was typed, pasted or dropped into the field whose text was `before`. */
function insertedInto(before: string, { text, caret }: Typing): string {
  const after = text.slice(caret);
  if (!before.endsWith(after)) return text;
  const head = before.slice(0, before.length - after.length);
  let start = 0;
  while (start < caret && start < head.length && text[start] === head[start]) start++;
  return text.slice(start, caret);
}

/** A Backspace or Delete beside a bracket or a hyphen, which the mask would put back: the next digit goes instead. */
function withoutDigit({ text, caret }: Typing, isForward: boolean): Typing {
  const [head, tail] = [text.slice(0, caret), text.slice(caret)];
  if (isForward) return { text: head + tail.replace(/\d/, ''), caret };
  const shorter = head.replace(/\d(?=\D*$)/, '');
  return { text: shorter + tail, caret: shorter.length };
}

/**
 * Returns the text and caret after an edit. A whole number, or the beginning of a foreign one, that is put into a field takes the
 * place of what stood there. Letters that are typed are left out; pasted with digits they stay, and are complained of.
 */
export function typePhone(before: string, typed: Typing, isForward = false): Typing {
  const inserted = insertedInto(before, typed);
  const isWhole = digitsIn(inserted) >= 10 || /^\s*\+\s*\d{2}/.test(inserted);
  let edit = isWhole ? { text: inserted, caret: inserted.length } : typed;
  if (!isWhole && inserted && !/[\d+]/.test(inserted)) {
    const head = edit.text.slice(0, edit.caret - inserted.length) + inserted.replace(/[^\s()–—-]/g, '');
    edit = { text: head + edit.text.slice(edit.caret), caret: head.length };
  }
  if (edit.text.length < before.length && maskPhone(edit.text) === before) edit = withoutDigit(edit, isForward);

  const text = maskPhone(edit.text);
  if (text === edit.text) return edit;
  const behind = digitsIn(edit.text.slice(edit.caret));
  let caret = text.length;
  while (digitsIn(text.slice(caret)) < behind) caret--;
  return { text, caret };
}

/**
 * A text that has been typed to its end. An 8 in front is the way people dial, and has become the code by the time that the
 * tenth digit tells it was none: «8882223344» is a number of ten digits.
 */
export const finishPhone = (text: string, beganWithEight: boolean): string =>
  beganWithEight && /^\+7\d{9}$/.test(heldPhone(text)) ? maskPhone(heldPhone(text).replace('+7', '8')) : text;
