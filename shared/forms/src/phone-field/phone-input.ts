import { readPhone, toE164 } from '@site/kernel/phone';
import { writeMask } from '../mask/index.ts';

const PHONE_MASK = '(###) ###-##-##';

/** Returns the displayed form of a complete or incomplete number. Any other text is returned as typed. */
export function maskPhone(text: string): string {
  const reading = readPhone(text);
  const national = 'number' in reading ? reading.number.slice('+7'.length) : reading.begun;
  if (national === undefined || !/\d/.test(text)) return text;
  return ['+7', writeMask(PHONE_MASK, national)].filter(Boolean).join(' ');
}

/** Returns the form's value: a number in E.164, an incomplete number as far as typed, any other text as typed. */
export function heldPhone(text: string): string {
  const reading = readPhone(text);
  if ('refusal' in reading && reading.begun !== undefined) return /\d/.test(text) ? `+7${reading.begun}` : '';
  return toE164(text);
}

export interface Typing {
  text: string;
  caret: number;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Returns the text that was typed, pasted or dropped into the field with the text `before`. */
function insertedInto(before: string, { text, caret }: Typing): string {
  const after = text.slice(caret);
  if (!before.endsWith(after)) return text;
  const head = before.slice(0, before.length - after.length);
  let start = 0;
  while (start < caret && start < head.length && text[start] === head[start]) start++;
  return text.slice(start, caret);
}

/** Deletes the next digit instead of a bracket or hyphen, which the mask would restore on Backspace or Delete. */
function withoutDigit({ text, caret }: Typing, isForward: boolean): Typing {
  const [head, tail] = [text.slice(0, caret), text.slice(caret)];
  if (isForward) return { text: head + tail.replace(/\d/, ''), caret };
  const shorter = head.replace(/\d(?=\D*$)/, '');
  return { text: shorter + tail, caret: shorter.length };
}

/**
 * Returns the text and caret after an edit. An inserted whole number, or the start of a foreign one, replaces the
 * previous text. Typed letters are dropped; letters pasted together with digits stay, and validation reports them.
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
 * Returns the final text after typing. A leading 8 is the trunk prefix and has been replaced by +7; only the tenth
 * digit shows that it was part of the number: «8882223344» is a national number of ten digits.
 */
export const finishPhone = (text: string, beganWithEight: boolean): string =>
  beganWithEight && /^\+7\d{9}$/.test(heldPhone(text)) ? maskPhone(heldPhone(text).replace('+7', '8')) : text;
