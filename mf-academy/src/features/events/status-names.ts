import type { EventStatus } from '@site/contracts/academy-lists';

/** For the staff; visitors get the label of the API. */
export const statusNames: Record<EventStatus, string> = {
  planned: 'Открыта запись',
  few_seats: 'Мало мест',
  full: 'Мест нет',
  closed: 'Запись завершена',
  running: 'Идёт сейчас',
  finished: 'Завершено',
  cancelled: 'Отменено',
};
