import { weekdays } from '@site/contracts/company-lists';
import type { WorkingHours } from '@site/contracts/company-profile';

/** «Пн–Пт, 9:00–18:00; Сб, 10:00–16:00; обед 13:00–14:00»: consecutive days with equal hours are joined. */
export function hoursText({ days, lunch }: WorkingHours): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  days.forEach((hours, day) => {
    const last = runs.at(-1);
    if (last && last.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  });
  const parts = runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => {
      const name = from === to ? weekdays[from] : `${weekdays[from]}–${weekdays[to]}`;
      return `${name}, ${hours}`;
    });
  return [...parts, ...(lunch ? [`обед ${lunch}`] : [])].join('; ');
}
