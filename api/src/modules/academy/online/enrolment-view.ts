import type { CourseStatus } from '@site/contracts/academy-lists';
import type { CourseEnrolment } from '@site/contracts/academy-online';
import { toTrainingLink } from '../trainings/training-view.ts';
import type { Enrolled } from './enrolment-repository.ts';

const labels: Record<CourseStatus, (progress: number) => string> = {
  not_started: () => 'Не\u00a0начат',
  in_progress: (progress) => `Пройдено ${progress}\u00a0%`,
  passed: () => 'Завершён',
  failed: () => 'Тест не\u00a0сдан',
};

export function toEnrolment({ enrolment, training }: Enrolled, portal: string): CourseEnrolment {
  const { id, opened_at, status, progress, read_at, certified_at } = enrolment;
  return {
    id,
    training: toTrainingLink(training),
    is_open: opened_at !== null,
    status,
    label: opened_at ? labels[status](progress) : 'Доступ открывается',
    progress: status === 'passed' ? 100 : progress,
    is_certified: certified_at !== null,
    course_url: opened_at ? portal : null,
    read_at: read_at?.toISOString() ?? null,
  };
}
