import type { QueueNoun } from '@site/contracts/staff-page';
import { formatCount } from '@site/kernel/plurals';

/** `command`: words after `npm run manage --`, until the back office has a page for it. */
export const queueWords: Record<QueueNoun, { title: string; command: string }> = {
  applications: { title: 'Заявки компаний и\u00a0сотрудников', command: 'applications' },
  revisions: { title: 'Правки профилей компаний', command: 'revisions' },
  proposals: { title: 'Предложения на\u00a0согласовании', command: 'proposals' },
  questions: { title: 'Вопросы о\u00a0заказах и\u00a0возвраты', command: 'questions' },
  'product-questions': { title: 'Вопросы о\u00a0товарах', command: 'questions products' },
  tickets: { title: 'Обращения компаний', command: 'tickets' },
  requests: { title: 'Заявки с\u00a0форм сайта', command: 'requests' },
  'warranty-claims': { title: 'Гарантийные обращения', command: 'warranty-claims' },
  registrations: { title: 'Неоплаченные записи в\u00a0академию', command: 'registrations' },
  payments: { title: 'Платежи без\u00a0заказа', command: 'orders payments' },
  jobs: { title: 'Невыполненные фоновые задания', command: 'jobs' },
};

/** «3 дня», in the largest whole unit. */
export function age(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return 'меньше часа';
  return hours < 48
    ? formatCount(hours, ['час', 'часа', 'часов'])
    : formatCount(Math.floor(hours / 24), ['день', 'дня', 'дней']);
}
