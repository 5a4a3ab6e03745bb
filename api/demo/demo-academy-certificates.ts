import { DAY, siteDay } from '@site/kernel/dates';
import type { academyCertificateNumbers, academyCertificates } from '../src/tables/academy-tables.ts';
import { demoCompanies, demoUsers } from './demo-accounts.ts';

type Certificate = typeof academyCertificates.$inferInsert;

/** Demo certificates in the order of issue; `left` is the number of days from the seed to expiry. */
const learnt: readonly { phone: string; left: number; training: string; level: string; trainer: string }[] = [
  {
    phone: '+79000000010',
    left: -75,
    training: 'Автоматика для откатных ворот: базовый курс',
    level: 'Базовый',
    trainer: 'Белов Андрей Сергеевич',
  },
  {
    phone: '+79000000003',
    left: 34,
    training: 'Автоматика для откатных ворот: базовый курс',
    level: 'Базовый',
    trainer: 'Белов Андрей Сергеевич',
  },
  {
    phone: '+79000000011',
    left: 52,
    training: 'Продажи комплексных решений',
    level: 'Базовый',
    trainer: 'Ларина Елена Викторовна',
  },
  {
    phone: '+79000000005',
    left: 210,
    training: 'Парковочные системы: продвинутый курс',
    level: 'Продвинутый',
    trainer: 'Горина Марина Игоревна',
  },
  {
    phone: '+79000000003',
    left: 480,
    training: 'Секционные ворота: монтаж привода',
    level: 'Базовый',
    trainer: 'Белов Андрей Сергеевич',
  },
  {
    phone: '+79000000001',
    left: 655,
    training: 'Контроль доступа: основы',
    level: 'Базовый',
    trainer: 'Савельев Тимур Русланович',
  },
];

/** Two years, in days. */
const TERM = 730;

/** Builds certificates numbered by year, like those issued by the staff. */
export function demoAcademyCertificates(now: Date): Certificate[] {
  const counts = new Map<string, number>();
  return learnt.map(({ phone, left, training, level, trainer }, index) => {
    const user = demoUsers.find((one) => one.phone === phone)!;
    const until = now.getTime() + left * DAY;
    const issued_on = siteDay(new Date(until - TERM * DAY));
    const year = issued_on.slice(0, 4);
    counts.set(year, (counts.get(year) ?? 0) + 1);
    return {
      number: `АК-${year}-${String(counts.get(year)).padStart(5, '0')}`,
      check_code: `DEMO${String(index + 1).padStart(8, 'A')}`,
      user_id: user.id,
      phone,
      email: user.email ?? '',
      surname: user.surname,
      name: user.name,
      patronymic: '',
      company: demoCompanies.find(({ id }) => id === user.company_id)?.name ?? '',
      training_title: training,
      level,
      trainer,
      issued_on,
      valid_until: siteDay(new Date(until)),
    };
  });
}

/** Last number used in each year. */
export const demoCertificateNumbers = (now: Date): (typeof academyCertificateNumbers.$inferInsert)[] => {
  const years = demoAcademyCertificates(now).map(({ issued_on }) => Number(issued_on.slice(0, 4)));
  return [...new Set(years)].map((year) => ({ year, last: years.filter((one) => one === year).length }));
};
