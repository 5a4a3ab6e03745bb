import type { QueueNoun } from '@site/contracts/staff-page';
import { staffSections } from '@site/contracts/staff-rights';
import { formatCount } from '@site/kernel/plurals';

/** Titles of what waits in sections that show other items as well. */
const titles: Partial<Record<QueueNoun, string>> = {
  proposals: 'Предложения на\u00a0согласовании',
  menus: 'Пункты меню, которые никуда не\u00a0ведут',
  pages: 'Ссылки на\u00a0страницах, которые никуда не\u00a0ведут',
  registrations: 'Неоплаченные записи в\u00a0академию',
};

export const queueTitle = (noun: QueueNoun): string =>
  noun === 'jobs' ? 'Невыполненные фоновые задания' : (titles[noun] ?? staffSections[noun].title);

/** «3 дня», in the largest whole unit. */
export function age(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return 'меньше часа';
  return hours < 48
    ? formatCount(hours, ['час', 'часа', 'часов'])
    : formatCount(Math.floor(hours / 24), ['день', 'дня', 'дней']);
}
