const NBSP = '\u00a0';

/** Longer units first: «мм» must not be taken for «м». */
const units = 'кГц|МГц|млн|мм|см|кг|мин|мес|шт|Вт|ВА|Н·м|м²|м/мин|В|Н|м|с|т|₽|%|°C|циклов|дюйм';

/** Before a name or a number: «ул. Примерная», «д. 1». */
const abbreviations = 'ул|д|г|корп|стр|оф|пом|эт|пр|пл|пер|доб|ст|п|им';

const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) (?=\d{3}(?!\d))/g, NBSP],
  [new RegExp(`(?<=\\d) (?=(?:${units})(?![а-яё]))`, 'g'), NBSP],
  [/(?<=[№§]) (?=\d)/g, NBSP],
  [new RegExp(`(?<=(?:^|[\\s\\u00a0(«>,])(?:${abbreviations})\\.) (?=[А-ЯЁ\\d])`, 'g'), NBSP],
  // One-letter words do not stay alone at the end of a line.
  [/(?<=(?:^|[\s\u00a0(«>])[вксиаоуВКСИАОУ]) (?=\S)/g, NBSP],
  [/(?<=\S) (?=— )/g, NBSP],
];

/** A telephone number inside a text. Alone in its field it is a value, and formatted where it is shown. */
const phone = /\+7 \(\d{3}\) [\d-]+/g;
const unbroken = (number: string, _at: number, text: string) =>
  number === text ? number : number.replaceAll(' ', NBSP).replaceAll('-', '\u2011');

export const typograph = (text: string): string =>
  rules.reduce((result, [pattern, space]) => result.replace(pattern, space), text).replace(phone, unbroken);

/** Sets no-break spaces in every text of a row; addresses and codes have no spaces and stay as they are. */
export function typographDeep<T>(value: T): T {
  if (typeof value === 'string') return typograph(value) as T;
  if (Array.isArray(value)) return value.map((item) => typographDeep<unknown>(item)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typographDeep<unknown>(item)])) as T;
}
