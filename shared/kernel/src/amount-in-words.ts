import type { Kopecks, Roubles } from './money.ts';
import { pluralForm, type PluralForms } from './plurals.ts';

const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const TO_TWENTY = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const FEMININE: Record<number, string> = { 1: 'одна', 2: 'две' };

type Group = { forms: PluralForms; feminine?: boolean };

/** Groups of three digits, from the right. */
const GROUPS: Group[] = [
  { forms: ['рубль', 'рубля', 'рублей'] },
  { forms: ['тысяча', 'тысячи', 'тысяч'], feminine: true },
  { forms: ['миллион', 'миллиона', 'миллионов'] },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'] },
];
const LIMIT = 1000 ** GROUPS.length;

function threeDigits(value: number, feminine = false): string[] {
  const rest = value % 100;
  const ones = rest < 20 ? rest : rest % 10;
  const tens = rest < 20 ? 0 : Math.floor(rest / 10);
  return [HUNDREDS[Math.floor(value / 100)], TENS[tens], (feminine && FEMININE[ones]) || TO_TWENTY[ones]].filter(
    (word): word is string => Boolean(word),
  );
}

const KOPECKS: PluralForms = ['копейка', 'копейки', 'копеек'];

/** Returns «Сто двадцать пять тысяч рублей 00 копеек». Documents state kopecks even for whole roubles. */
export function amountInWords(sum: Roubles, kopecks: Kopecks = 0): string {
  if (!Number.isInteger(sum) || sum < 0 || sum >= LIMIT) throw new RangeError(`No words for a sum of ${sum} roubles.`);
  const words = GROUPS.flatMap(({ forms, feminine }, index) => {
    const value = Math.floor(sum / 1000 ** index) % 1000;
    // The roubles are named even when their group is zero: «одна тысяча рублей».
    const name = value > 0 || index === 0 ? [pluralForm(value, forms)] : [];
    return [[...threeDigits(value, feminine), ...name]];
  })
    .reverse()
    .flat();
  const text = (sum === 0 ? ['ноль', ...words] : words).join(' ');
  const rest = `${String(kopecks).padStart(2, '0')}\u00a0${pluralForm(kopecks, KOPECKS)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${rest}`;
}
