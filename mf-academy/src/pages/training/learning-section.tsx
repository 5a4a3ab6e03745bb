import type { Learning } from '@site/contracts/academy-online';
import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { lazy, Suspense } from 'react';
import { OwnCourse } from '../../features/courses/own-course.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import css from './training-page.module.css';

// A chunk with form library and rules: guests do not load it.
const EnrolmentForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-enrolment-form" */ './enrolment-form.tsx')).EnrolmentForm,
}));

type Training = TrainingPageData['training'];

export const LearningSection = ({ training, learning }: { training: Training; learning: Learning | null }) => (
  <section id="learning" aria-labelledby="learning-title" className={css.dates}>
    <h2 id="learning-title">Прохождение курса</h2>
    {learning ? <Own training={training} learning={learning} /> : <Guest training={training} />}
  </section>
);

const Guest = ({ training }: { training: Training }) => (
  <Alert
    title="Войдите, чтобы начать курс"
    actions={<ButtonLink href={paths.login(training.url)}>Войти и&nbsp;начать</ButtonLink>}
  >
    После входа здесь будет видно, сколько пройдено и&nbsp;сдан&nbsp;ли итоговый тест.
  </Alert>
);

function Own({ training, learning }: { training: Training; learning: Learning }) {
  const { available, email, email_confirmed, enrolment } = learning;
  if (enrolment)
    return (
      <Card>
        <OwnCourse key={enrolment.id} enrolment={enrolment} />
      </Card>
    );
  if (!available) return <Unavailable />;
  if (!email)
    return (
      <Alert
        title="Укажите электронную почту"
        actions={<ButtonLink href={paths.accountPersonal()}>Личные данные</ButtonLink>}
      >
        По&nbsp;ней откроется доступ к&nbsp;курсу.
      </Alert>
    );
  if (!email_confirmed) return <ConfirmAddress email={email} />;
  return (
    <Suspense fallback={<div data-undisturbed className={css.placeholder} />}>
      <EnrolmentForm key={training.slug} slug={training.slug} email={email} />
    </Suspense>
  );
}

function Unavailable() {
  const { support_phone } = useSite().contacts;
  return (
    <Alert
      title="Запись через координатора"
      actions={<ButtonLink href={telHref(support_phone)}>{formatPhone(support_phone)}</ButtonLink>}
    >
      Позвоните координатору академии: он откроет доступ к&nbsp;курсу.
    </Alert>
  );
}
