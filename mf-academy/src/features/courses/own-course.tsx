import { type CourseStatus, TEST_ATTEMPTS } from '@site/contracts/academy-lists';
import type { CourseEnrolment } from '@site/contracts/academy-online';
import { formatPhone } from '@site/kernel/phone';
import { formatCount } from '@site/kernel/plurals';
import { toastProblem, useApi, useRevalidator, useSite } from '@site/runtime';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { Button, ButtonLink } from '@site/ui/button';
import { useState } from 'react';
import css from './own-course.module.css';

export const courseTones: Record<CourseStatus, NonNullable<BadgeProps['tone']>> = {
  not_started: 'neutral',
  in_progress: 'info',
  passed: 'success',
  failed: 'danger',
};

export function OwnCourse({ enrolment: before }: { enrolment: CourseEnrolment }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { support_phone } = useSite().contacts;
  const [read, setRead] = useState<CourseEnrolment>();
  const [reading, setReading] = useState(false);
  const enrolment = read ?? before;
  const { id, training, is_open, status, label, progress, course_url } = enrolment;

  async function refresh() {
    setReading(true);
    const response = await api.call('POST /academy/enrolments/{id}/progress/', { params: { id } });
    setReading(false);
    if (!response.ok) return toastProblem(response.problem);
    setRead(response.value.enrolment);
    // Its certificate may be on the same page.
    if (response.value.enrolment.is_certified) await revalidate();
  }

  return (
    <div className={css.course}>
      <div role="status">
        <Badge tone={is_open ? courseTones[status] : 'warning'}>{label}</Badge>
      </div>
      {is_open && (
        <progress className={css.progress} max={100} value={progress} aria-label={`Пройдено: ${training.title}`} />
      )}
      <p className={css.text}>{hintOf(enrolment, formatPhone(support_phone))}</p>
      <div className={css.buttons}>
        {course_url && (
          <ButtonLink href={course_url} target="_blank" rel="noopener noreferrer">
            {status === 'not_started' ? 'Перейти к\u00a0курсу' : 'Открыть курс'}
          </ButtonLink>
        )}
        {status !== 'passed' && (
          <Button variant="secondary" loading={reading} onClick={() => void refresh()}>
            Обновить
          </Button>
        )}
      </div>
    </div>
  );
}

function hintOf({ is_open, status, is_certified }: CourseEnrolment, phone: string): string {
  if (!is_open)
    return 'Открываем доступ: обычно это занимает до\u00a0десяти минут. Письмо со\u00a0входом придёт на\u00a0почту.';
  if (is_certified)
    return 'Курс пройден, итоговый тест сдан. Сертификат\u00a0— в\u00a0личном кабинете, в\u00a0разделе «Обучение».';
  if (status === 'passed') return 'Курс пройден, итоговый тест сдан. Материалы курса остаются доступны.';
  if (status === 'failed')
    return `На\u00a0итоговый тест даётся ${formatCount(TEST_ATTEMPTS, ['попытка', 'попытки', 'попыток'])}. Если они закончились, позвоните координатору: ${phone}.`;
  return `Курс идёт в\u00a0отдельной системе: вход в\u00a0неё пришёл письмом. На\u00a0итоговый тест даётся ${formatCount(TEST_ATTEMPTS, ['попытка', 'попытки', 'попыток'])}.`;
}
