import type { ManagedRequest } from '@site/contracts/form-requests';
import { type RequestState, requestStateLabels } from '@site/contracts/form-request-lists';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { requestTones } from '../../features/staff-states/request-words.ts';
import { type Move, StateMoves } from '../../features/staff-states/state-moves.tsx';
import { StatesHistory } from '../../features/staff-states/states-history.tsx';
import type { loader } from './route.ts';

export function StaffRequestPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `Заявка ${page.value.number}`}>
      {(request) => <RequestView request={request} />}
    </StaffSectionPage>
  );
}

/** The answer, for which the author waits, comes first. */
const order: readonly RequestState[] = ['answered', 'taken', 'closed'];

const movesOf = ({ state, email }: ManagedRequest): Partial<Record<RequestState, Move>> => {
  const hint = email
    ? 'Придёт автору письмом и\u00a0появится на\u00a0странице заявки'
    : 'Почты нет: текст появится на\u00a0странице заявки, сообщите ответ и\u00a0по\u00a0телефону';
  return {
    answered: {
      button: state === 'answered' ? 'Ответить ещё раз' : 'Ответить',
      done: 'Ответ отправлен',
      ...{ text: 'required', label: 'Ответ', hint },
    },
    taken: {
      button: state === 'new' ? 'Взять в\u00a0работу' : 'Вернуть в\u00a0работу',
      done: 'Заявка в\u00a0работе',
    },
    closed: { button: 'Закрыть заявку', done: 'Заявка закрыта', text: 'optional', label: 'Сообщение', hint },
  };
};

function RequestView({ request }: { request: ManagedRequest }) {
  const api = useApi();
  const { number, state, name, phone, email, page } = request;
  return (
    <>
      <StateMoves
        next={order.filter((one) => request.next.includes(one))}
        moves={movesOf(request)}
        draft={`staff-request-${number}`}
        maxLength={3000}
        send={(to, text) =>
          // Only requests that were just sent are new.
          api.call('POST /manage/requests/{number}/state/', {
            params: { number },
            body: { state: to as Exclude<RequestState, 'new'>, text },
          })
        }
      />
      <Facts
        facts={[
          ['Состояние', <Badge tone={requestTones[state]}>{requestStateLabels[state]}</Badge>],
          ['Форма', request.subject],
          ['Подана', formatDateTime(request.created_at)],
          ['Имя', name],
          ['Телефон', <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>],
          ['Почта', email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : 'Не\u00a0указана'],
          ['Сообщение', request.comment],
          ['Подробности', request.details.join('\n')],
          ['Отправлена со\u00a0страницы', page && <TextLink href={page}>{page}</TextLink>],
        ]}
      />
      <StatesHistory
        steps={request.history.map(({ at, state: one, text }) => ({ at, text, label: requestStateLabels[one] }))}
      />
      <DecisionHistory decisions={request.decisions} />
    </>
  );
}
