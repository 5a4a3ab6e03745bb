import type { EventPageData } from '@site/contracts/academy';
import type { EventStatus } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert, type AlertProps } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { OwnRegistration } from '../../features/registrations/own-registration.tsx';
import { registrationLogin } from './registration-login.ts';
import css from './registration.module.css';

// A chunk with form library, masks and rules: guests do not load it.
const RegistrationForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shown-registration-form" */ './registration-form.tsx')).RegistrationForm,
}));

type Props = Pick<EventPageData, 'event' | 'registering'>;

const over: Partial<Record<EventStatus, { tone: NonNullable<AlertProps['tone']>; title: string; text: ReactNode }>> = {
  closed: { tone: 'info', title: 'Запись завершена', text: 'Записаться ещё может помочь координатор академии.' },
  running: { tone: 'info', title: 'Мероприятие уже идёт', text: 'Посмотрите другие даты в\u00a0расписании.' },
  finished: { tone: 'info', title: 'Мероприятие прошло', text: 'Посмотрите ближайшие даты в\u00a0расписании.' },
  cancelled: {
    tone: 'danger',
    title: 'Мероприятие отменено',
    text: 'Записанным участникам мы\u00a0написали. Посмотрите другие даты в\u00a0расписании.',
  },
};

/** Own registrations, followed by the registration form, or by a message in each other state of the event. */
export function RegistrationSection({ event, registering }: Props) {
  const registrations = registering?.registrations ?? [];
  const end = over[event.status];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section id="registration" aria-labelledby="registration-title" className={css.section}>
      <h2 ref={heading} id="registration-title" tabIndex={-1} className={css.title}>
        Запись
      </h2>
      {registrations.length > 0 && (
        <ul className={css.registrations} aria-label="Ваши записи">
          {registrations.map((registration) => (
            <li key={registration.id}>
              <Card>
                <OwnRegistration
                  registration={registration}
                  event={event}
                  onCancelled={() => heading.current?.focus()}
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {end ? <Over {...end} /> : <Open event={event} registering={registering} />}
    </section>
  );
}

function Over({ tone, title, text }: { tone: NonNullable<AlertProps['tone']>; title: string; text: ReactNode }) {
  const { support_phone } = useSite().contacts;
  return (
    <Alert
      tone={tone}
      title={title}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.academyCalendar()}>
            Расписание
          </ButtonLink>
          <ButtonLink variant="ghost" href={telHref(support_phone)}>
            {formatPhone(support_phone)}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Alert>
  );
}

function Open({ event, registering }: Props) {
  const isFull = event.status === 'full';
  if (!registering)
    return (
      <Alert
        title={isFull ? 'Свободных мест нет' : 'Войдите, чтобы записаться'}
        actions={<ButtonLink href={registrationLogin(event.url)}>Войти и&nbsp;записаться</ButtonLink>}
      >
        {isFull
          ? 'После входа можно встать в\u00a0лист ожидания: когда место освободится, мы\u00a0напишем.'
          : 'Себя может записать каждый, сотрудников компании\u00a0— её руководитель или менеджер.'}
      </Alert>
    );
  // Without the right to register others, one registration is enough.
  if (!registering.others && registering.registrations.length > 0) return null;
  return (
    <>
      {isFull && (
        <Alert tone="warning" title="Свободных мест нет">
          Можно записаться в&nbsp;лист ожидания: когда место освободится, мы&nbsp;напишем, и&nbsp;оно будет закреплено
          за&nbsp;вами на&nbsp;24&nbsp;часа.
        </Alert>
      )}
      {registering.registrations.length > 0 && <h3 className={css.more}>Записать ещё участников</h3>}
      <Suspense fallback={<div data-undisturbed className={css.placeholder} />}>
        <RegistrationForm
          key={`${event.slug} ${registering.registrations.length}`}
          event={event}
          registering={registering}
        />
      </Suspense>
    </>
  );
}
