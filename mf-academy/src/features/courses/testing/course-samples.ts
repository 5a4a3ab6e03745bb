import type { CourseEnrolment } from '@site/contracts/academy-online';

export const enrolment: CourseEnrolment = {
  id: '7b0f7f0e-0000-4000-8000-0000000000aa',
  training: { url: '/academy/online/gates/privody/', title: 'Приводы для ворот' },
  is_open: true,
  status: 'in_progress',
  label: 'Пройдено 40\u00a0%',
  progress: 40,
  course_url: 'https://courses.example.ru/',
  is_certified: false,
  read_at: '2026-11-20T09:00:00Z',
};
