let day: Intl.DateTimeFormat | undefined;

/** «понедельник, 24 ноября»: the weekday helps the buyer choose. */
export function formatDayOfWeek(date: string): string {
  day ??= new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return day.format(new Date(date)).replace(/(\d) /, '$1\u00a0');
}
