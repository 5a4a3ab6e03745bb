import { siteDay } from '@site/kernel/dates';

const DAY = 24 * 60 * 60_000;

/** The next working days after the given one, as plain dates of Moscow. Monday to Friday: holidays are not modelled. */
export function workingDaysAfter(moment: Date, count: number): string[] {
  const days: string[] = [];
  for (let time = Date.parse(siteDay(moment)) + DAY; days.length < count; time += DAY) {
    const day = new Date(time);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}
