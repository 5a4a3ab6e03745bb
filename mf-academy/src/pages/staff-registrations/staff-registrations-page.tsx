import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import { paths } from '@site/contracts/paths';
import { formatEventMoment } from '@site/kernel/events';
import { useApi, useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useState } from 'react';
import { stateNames } from '../../features/registrations/registration-words.ts';
import { CancelRegistrationDialog, PaidDialog } from './registration-dialogs.tsx';
import { registrationActions } from './registration-actions.ts';
import { PaymentCell, PeopleCell } from './registration-cells.tsx';
import type { loader } from './route.ts';
import css from './staff-registrations.module.css';

interface Deciding {
  what: 'paid' | 'cancel';
  registration: ManagedRegistration;
}

const filters = [{ name: 'state', label: 'Состояние', all: 'Все', options: stateNames }];

const columnsOf = (
  decide: (deciding: Deciding) => void,
): StaffColumn<ManagedRegistration, 'GET /manage/registrations/'>[] => [
  {
    key: 'people',
    title: 'Участники',
    cell: (registration) => <PeopleCell registration={registration} />,
  },
  {
    key: 'event',
    title: 'Дата и\u00a0мероприятие',
    sort: 'event',
    cell: ({ event, slug, starts_at, timezone }) => (
      <>
        <TextLink href={paths.staffSection('events', slug)}>{event}</TextLink>
        <div className={css.quiet}>{formatEventMoment(starts_at, timezone)}</div>
      </>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: (registration) => <PaymentCell registration={registration} />,
  },
  {
    key: 'actions',
    title: <VisuallyHidden>Решения</VisuallyHidden>,
    cell: (registration) => <Actions registration={registration} decide={decide} />,
  },
];

interface ActionsProps {
  registration: ManagedRegistration;
  decide: (deciding: Deciding) => void;
}

function Actions({ registration, decide }: ActionsProps) {
  const { state, may_cancel, people } = registration;
  const who = people.join(', ');
  return (
    <div className={css.actions}>
      {state === 'awaiting_payment' && (
        <Button
          size="small"
          aria-label={`Оплата получена: ${who}`}
          onClick={() => decide({ what: 'paid', registration })}
        >
          Оплата получена
        </Button>
      )}
      {may_cancel && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Отменить запись: ${who}`}
          onClick={() => decide({ what: 'cancel', registration })}
        >
          Отменить
        </Button>
      )}
    </div>
  );
}

export function StaffRegistrationsPage() {
  const api = useApi();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const close = () => setDeciding(null);
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <>
          <StaffList
            bulk={registrationActions(api)}
            caption="Записи на&nbsp;мероприятия"
            columns={columnsOf(setDeciding)}
            rowKey={({ id }) => id}
            list={list}
            filters={filters}
            search="Мероприятие, компания, человек, телефон или счёт"
            empty="Записей пока нет"
          />
          {deciding?.what === 'paid' && <PaidDialog registration={deciding.registration} onClose={close} />}
          {deciding?.what === 'cancel' && (
            <CancelRegistrationDialog registration={deciding.registration} onClose={close} />
          )}
        </>
      )}
    </StaffSectionPage>
  );
}
