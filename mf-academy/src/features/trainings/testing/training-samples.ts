import type { TrainingCard } from '@site/contracts/academy-trainings';

export const training: TrainingCard = {
  url: '/academy/training/parking/servery/',
  title: 'Сервер парковки',
  lead: 'От коробки до работающей парковки.',
  type: 'offline',
  category: 'parking',
  level: 'advanced',
  duration_hours: 1.5,
  price: 24_000,
  next: { starts_at: '2026-12-01T07:00:00Z', timezone: 'Europe/Moscow', city: 'Москва' },
};
