import { plainName } from '@site/kernel/plain-text';
import { DAY } from '@site/kernel/dates';

/** Two digits of the year, two of the week, six to eight letters or digits. */
const SERIAL = /^[0-9]{2}(0[1-9]|[1-4][0-9]|5[0-3])[A-Z0-9]{6,8}$/;

/** Cyrillic capitals that look like Latin ones on a label. */
const lookalikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Normalises a typed serial number: lower case, spaces, dashes and Cyrillic lookalikes are accepted. */
export const readSerial = (typed: string): string =>
  plainName(typed)
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/[А-Я]/g, (letter) => lookalikes[letter] ?? letter);

export const isSerial = (serial: string): boolean => SERIAL.test(serial);

/** Returns the Monday of the ISO 8601 week in which the device was made, by its serial number: «2026-03-09». */
export function madeInWeekOf(serial: string): string {
  const [year, week] = [2000 + Number(serial.slice(0, 2)), Number(serial.slice(2, 4))];
  // ISO 8601: the fourth of January is always in the first week.
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + ((week - 1) * 7 - weekday) * DAY).toISOString().slice(0, 10);
}
