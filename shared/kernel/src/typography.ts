import { formatNumber } from './numbers.ts';

const NBSP = '\u00a0';
/** Word joiner: invisible, forbids a line break, and does not affect text search in the page. */
const JOINER = '\u2060';

/** Words of one and two letters that must not end a line. */
const letters = /(?<=(?:^|[\s(«„>])[авикосуя]) (?=\S)/giu;
const shortWords = /(^|[\s(«„>])((?:бы|во|до|же|за|из|ко|ли|на|не|ни|но|об|он|от|по|со|то|мы|вы)) (?=\S)/giu;

/** Longer units first, so that «м» does not match inside «мм». */
const units =
  'кГц|МГц|Гц|кВт|Вт|ВА|мм|см|м²|м³|м/мин|км|кг|мин|мес|млн|млрд|тыс|шт|дн|чел|об/мин|Н·м|дюйм|КБ|МБ|ГБ|°C|[₽%АВНгмстч]';
/** Units of time and count: «3 рабочих дня», «24 месяца». */
const counted =
  '(?:(?:рабоч|календарн)[а-яё]+ )?(?:секунд[аы]?|минут[аы]?|час(?:а|ов)?|день|дн[яей]+|недел[яиюьею]+|месяц(?:а|ев)?|год[ау]?|лет|цикл(?:а|ов)?)';
const measures = new RegExp(`(?<=\\d) (?=(?:${units})(?![а-яёa-z]))`, 'gu');
/** Also matches when a part of the text is already bound. */
const numbers = new RegExp(`(?<=\\d)[ ${NBSP}]${counted}(?![а-яё])`, 'gu');

/** «23 ноября 2026»: binds the day, the month and the year. */
const months = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';
const dates = new RegExp(`(?<=\\d)[ ${NBSP}](?:${months})(?![а-яё])(?: (?=\\d{4}(?!\\d)))?`, 'giu');

/** Abbreviations before a name or a number: «ул. Примерная», «д. 1». */
const abbreviations = /(?<=(?:^|[\s(«>,])(?:ул|д|г|корп|стр|оф|пом|эт|пр|пл|пер|доб|ст|п|им)\.) (?=[А-ЯЁ\d])/gu;

/** A phone number within a text. A text that is only a number is a value, formatted on display. */
const phone = /\+7[ \u00a0]\(\d{3}\)[ \u00a0][\d-]+/g;
const unbroken = (number: string, _at: number, text: string) =>
  number === text ? number : number.replaceAll(' ', NBSP).replaceAll('-', '\u2011');

/**
 * Binds what a stored text may contain: one-letter words, numbers with their units, addresses, phone numbers. Longer words
 * keep plain spaces, so that a search for «по монтажу» matches.
 */
export const bindStored = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(measures, NBSP)
    .replace(/(?<=[№§]) (?=\d)/g, NBSP)
    .replace(abbreviations, NBSP)
    .replace(letters, NBSP)
    .replace(/(?<=\S) (?=[–—] )/g, NBSP)
    .replace(phone, unbroken);

/** Binds everything that Russian typography keeps together. Changes only spaces, not quotes and dashes. */
export const bindSpaces = (text: string): string =>
  bindStored(text)
    .replace(shortWords, `$1$2${NBSP}`)
    // Twice, because in «но не» the second word begins where the first match ends.
    .replace(shortWords, `$1$2${NBSP}`)
    .replace(/(?<=№)(?=\d)/g, NBSP)
    .replace(numbers, (words) => words.replaceAll(' ', NBSP))
    .replace(dates, (words) => words.replaceAll(' ', NBSP));

/** «9:00–18:00», «1–3», «Пн–Пт»: browsers may break after the dash. */
const range = /(?<=\d|(?<![а-яё])(?:Пн|Вт|Ср|Чт|Пт|Сб|Вс))–(?=[\d−]|(?:Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?![а-яё]))/giu;
/** The hyphen of «SL-80», «КВ-12М»: between capitals or digits. Words such as «карта-ключ» may break. */
const code = /(?<=[A-ZА-ЯЁ\d])-(?=[A-ZА-ЯЁ\d])/g;

/** «м/мин», «чел./мин»: browsers may break after the slash. */
const perUnit =
  /(?<=(?<![а-яё])(?:мм|см|м|км|об|чел\.|кг|г|л|шт\.?|руб\.|₽|Мбит|МБ))\/(?=(?:мин|с|сек|ч|час|сут|дн|мес|год|шт|м|м²|м³)(?![а-яё]))/giu;

/** Keeps a unit, with or without its number, on one line. */
export const bindUnit = (unit: string): string => unit.replace(perUnit, `/${JOINER}`);

/** Prepares text for display: also keeps ranges, units and models on one line. Not for URLs, codes and stored text. */
export const typograph = (text: string): string =>
  bindUnit(bindSpaces(text)).replace(range, `–${JOINER}`).replace(code, `-${JOINER}`);

/** Applies `typograph` to the text of markup; attributes and entities stay unchanged. */
export const typographHtml = (html: string): string =>
  html.replace(/(^|>)([^<]+)/g, (_all, before: string, text: string) => before + typograph(text));

export const formatRange = (from: string | number, to: string | number): string => `${from}–${to}`;

/** «2,4 МБ». */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${formatNumber(Math.max(1, Math.round(kilobytes)))}${NBSP}КБ`;
  return `${formatNumber(kilobytes / 1024, 1)}${NBSP}МБ`;
}
