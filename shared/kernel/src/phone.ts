import { plainText } from './plain-text.ts';

/** Why a number is rejected, as shown to visitors. */
export const phoneRefusals = {
  incomplete: 'Укажите номер телефона полностью',
  long: 'В\u00a0номере лишние цифры: после +7 их\u00a010',
  foreign: 'Нужен российский номер: +7 и\u00a0ещё 10\u00a0цифр',
  unclear: 'Укажите один номер телефона, цифрами',
  mobileIncomplete: 'Укажите номер мобильного телефона полностью',
  mobile: 'Нужен номер мобильного телефона: после +7 идёт\u00a09',
} as const;

type Refusal = keyof typeof phoneRefusals;
/** `begun`: the digits after the country code of an incomplete Russian number. */
type PhoneReading = { number: string } | { refusal: Refusal; begun?: string };

const LABEL = /^\s*(?:тел|моб|т|phone|tel)[.:\s]*/iu;
const EXTENSION = /[\s,;]*(?:доб(?:авочный)?|вн(?:утр)?|ext)[.:\s]*\d+\s*$/iu;

/**
 * Parses typed or pasted text. A leading 7 or 8 is the country or trunk prefix, unless there are ten digits in total.
 * Rejects everything but one Russian number; never drops digits to get one.
 */
export function readPhone(text: string): PhoneReading {
  const typed = plainText(text).replace(LABEL, '').replace(EXTENSION, '');
  if (/[^\d\s()+./–—-]|\d[^]*\+|\+[^]*\+/.test(typed)) return { refusal: 'unclear' };
  const digits = typed.replace(/\D/g, '');
  const isInternational = typed.includes('+');
  if (isInternational ? /^[^7]/.test(digits) : /^(?:00|810)/.test(digits)) return { refusal: 'foreign' };
  const isNational = !isInternational && digits.length === 10;
  const national = isNational ? digits : digits.replace(/^[78]/, '');
  // No area or operator code begins with these digits.
  if (/^[0125]/.test(national)) return { refusal: 'foreign' };
  if (national.length > 10) return { refusal: 'long' };
  if (national.length < 10) return { refusal: 'incomplete', begun: national };
  return { number: `+7${national}` };
}

/** Returns why the text is not a complete Russian number; null: it is one. */
export function phoneRefusal(text: string): string | null {
  const reading = readPhone(text);
  return 'number' in reading ? null : phoneRefusals[reading.refusal];
}

/** Returns why the text is not a mobile number that can receive codes by SMS; null: it is one. */
export function mobileRefusal(text: string): string | null {
  const reading = readPhone(text);
  if ('number' in reading) return reading.number.startsWith('+79') ? null : phoneRefusals.mobile;
  return phoneRefusals[reading.refusal === 'incomplete' ? 'mobileIncomplete' : reading.refusal];
}

/** Returns the stored form: «+79161234567». An incomplete number stays as typed; the schema rejects it. */
export function toE164(text: string): string {
  const reading = readPhone(text);
  return 'number' in reading ? reading.number : text;
}

/** Returns the display form, «+7 (916) 123-45-67» with no-break spaces, and the extension if any. Other text is unchanged. */
export function formatPhone(text: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(toE164(text));
  if (!match) return text;
  const [extension = ''] = EXTENSION.exec(text) ?? [];
  return `+7\u00a0(${match[1]})\u00a0${match[2]}-${match[3]}-${match[4]}${extension}`;
}

/** Returns the href of a link: «tel:+78005550120». */
export const telHref = (text: string): string => `tel:${toE164(text).replace(/[^\d+]/g, '')}`;
