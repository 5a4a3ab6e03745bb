import { plainText } from './plain-text.ts';

/** Why a number is refused, in the visitor's words. */
export const phoneRefusals = {
  incomplete: 'Укажите номер телефона полностью',
  long: 'В\u00a0номере лишние цифры: после +7 их\u00a010',
  foreign: 'Нужен российский номер: +7 и\u00a0ещё 10\u00a0цифр',
  unclear: 'Укажите один номер телефона, цифрами',
  mobileIncomplete: 'Укажите номер мобильного телефона полностью',
  mobile: 'Нужен номер мобильного телефона: после +7 идёт\u00a09',
} as const;

type Refusal = keyof typeof phoneRefusals;
/** `begun`: the digits after the country code of a Russian number that is not complete. */
type PhoneReading = { number: string } | { refusal: Refusal; begun?: string };

const LABEL = /^\s*(?:тел|моб|т|phone|tel)[.:\s]*/iu;
const EXTENSION = /[\s,;]*(?:доб(?:авочный)?|вн(?:утр)?|ext)[.:\s]*\d+\s*$/iu;

/**
 * Reads typed or pasted text. A first 7 or 8 is the way people dial, unless ten digits stand alone. Anything that is
 * not one Russian number is refused: no digit is left out to make it one.
 */
export function readPhone(text: string): PhoneReading {
  const typed = plainText(text).replace(LABEL, '').replace(EXTENSION, '');
  if (/[^\d\s()+./–—-]|\d[^]*\+|\+[^]*\+/.test(typed)) return { refusal: 'unclear' };
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.includes('+');
  if (isInternational ? /^[^7]/.test(digits) : /^(?:00|810)/.test(digits)) return { refusal: 'foreign' };
  const stands = !isInternational && digits.length === 10;
  const national = stands ? digits : digits.replace(/^[78]/, '');
  // No code of an area or an operator begins so.
  if (/^[0125]/.test(national)) return { refusal: 'foreign' };
  if (national.length > 10) return { refusal: 'long' };
  if (national.length < 10) return { refusal: 'incomplete', begun: national };
  return { number: `+7${national}` };
}

/** Null: a whole Russian number. */
export function phoneRefusal(text: string): string | null {
  const reading = readPhone(text);
  return 'number' in reading ? null : phoneRefusals[reading.refusal];
}

/** Null: a number that gets codes by SMS. */
export function mobileRefusal(text: string): string | null {
  const reading = readPhone(text);
  if ('number' in reading) return reading.number.startsWith('+79') ? null : phoneRefusals.mobile;
  return phoneRefusals[reading.refusal === 'incomplete' ? 'mobileIncomplete' : reading.refusal];
}

/** The stored form: «+79161234567». Text that is no whole number stays as it was typed, and its schema refuses it. */
export function toE164(text: string): string {
  const reading = readPhone(text);
  return 'number' in reading ? reading.number : text;
}

/** The shown form: «+7 (916) 123-45-67», with no-break spaces, and the extension if there is one. Other text stays as it is. */
export function formatPhone(text: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(toE164(text));
  if (!match) return text;
  const [extension = ''] = EXTENSION.exec(text) ?? [];
  return `+7\u00a0(${match[1]})\u00a0${match[2]}-${match[3]}-${match[4]}${extension}`;
}

/** For links: «tel:+78005550120». */
export const telHref = (text: string): string => `tel:${toE164(text).replace(/[^\d+]/g, '')}`;
