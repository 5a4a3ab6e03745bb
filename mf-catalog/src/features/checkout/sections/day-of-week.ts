const day = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «понедельник, 24 ноября»: on which day of the week one is at home is what decides. */
export const formatDayOfWeek = (date: string): string => day.format(new Date(date)).replace(/(\d) /, '$1\u00a0');
