import { formatCount } from '@site/kernel/plurals';

/** «8 часов», «1,5 часа»; less than an hour in minutes. */
export const formatHours = (hours: number): string =>
  hours < 1
    ? formatCount(Math.round(hours * 60), ['минута', 'минуты', 'минут'])
    : formatCount(hours, ['час', 'часа', 'часов']);
