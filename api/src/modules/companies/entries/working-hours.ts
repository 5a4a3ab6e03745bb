import { weekdays } from '@site/contracts/company-lists';
import type { WorkingHours } from '@site/contracts/company-profile';

/** «Пн–Пт, 9:00–18:00; Сб, 10:00–16:00; обед 13:00–14:00»: days in a row with the same hours are told together. */
export function hoursText({ days, lunch }: WorkingHours): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  days.forEach((hours, day) => {
    const last = runs.at(-1);
    if (last && last.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  });
  const told = runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => {
      const name = from === to ? weekdays[from] : `${weekdays[from]}–${weekdays[to]}`;
      return `${name}, ${hours}`;
    });
  return [...told, ...(lunch ? [`обед ${lunch}`] : [])].join('; ');
}
