import type { ManagedClaim } from '@site/contracts/manage-warranty';
import { paths } from '@site/contracts/paths';
import { type ClaimState, claimStateLabels, MAX_CLAIM_TEXT } from '@site/contracts/warranty-lists';
import { formatDate, formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { claimTones } from '../../features/staff-states/claim-words.ts';
import { type Move, StateMoves } from '../../features/staff-states/state-moves.tsx';
import { StatesHistory } from '../../features/staff-states/states-history.tsx';
import { ClaimFiles } from './claim-files.tsx';
import type { loader } from './route.ts';

export function StaffClaimPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `Гарантийное обращение ${page.value.number}`}>
      {(claim) => <ClaimView claim={claim} />}
    </StaffSectionPage>
  );
}

const hint = 'Придёт заявителю письмом и\u00a0появится на\u00a0странице обращения';

const moves: Partial<Record<ClaimState, Move>> = {
  review: { button: 'Рассмотреть', done: 'Обращение рассматривается', text: 'optional', hint },
  question: {
    button: 'Запросить сведения',
    done: 'Вопрос отправлен',
    ...{ text: 'required', label: 'Какие сведения нужны', hint },
  },
  accepted: {
    button: 'Подтвердить гарантию',
    done: 'Гарантия подтверждена',
    ...{ text: 'required', label: 'Что делать заявителю', hint },
  },
  refused: {
    button: 'Отказать в\u00a0гарантии',
    done: 'В\u00a0гарантии отказано',
    ...{ text: 'required', label: 'Причина отказа', hint, danger: true },
  },
  closed: { button: 'Завершить', done: 'Обращение завершено', text: 'optional', hint },
};

/** Decisions first. */
const order: readonly ClaimState[] = ['accepted', 'closed', 'question', 'refused', 'review'];

function ClaimView({ claim }: { claim: ManagedClaim }) {
  const api = useApi();
  const { number, state, article, serial, phone, email } = claim;
  return (
    <>
      <StateMoves
        next={order.filter((one) => claim.next.includes(one))}
        moves={moves}
        draft={`staff-claim-${number}`}
        maxLength={MAX_CLAIM_TEXT}
        send={(to, text) =>
          api.call('POST /manage/warranty-claims/{number}/answer/', {
            params: { number },
            body: { state: to, text },
          })
        }
      />
      <Facts
        facts={[
          ['Состояние', <Badge tone={claimTones[state]}>{claimStateLabels[state]}</Badge>],
          ['Подано', formatDateTime(claim.created_at)],
          ['Неисправность', claim.defect],
          ['Артикул', <TextLink href={paths.search(article)}>{article}</TextLink>],
          ['Серийный номер', <TextLink href={paths.warranty({ serial })}>{serial}</TextLink>],
          ['В\u00a0реестре', claim.device || 'Серийный номер неизвестен'],
          ['Куплено', `${formatDate(claim.purchased_on)}, ${claim.seller}`],
          ['Заявитель', claim.name],
          ['Телефон', <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>],
          ['Почта', <TextLink href={`mailto:${email}`}>{email}</TextLink>],
        ]}
      />
      <ClaimFiles number={number} files={claim.files} />
      <StatesHistory
        steps={claim.history.map(({ at, state: one, text, by_visitor: byVisitor }) => ({
          at,
          text,
          label: byVisitor ? 'Ответ заявителя' : claimStateLabels[one],
        }))}
      />
      <DecisionHistory decisions={claim.decisions} />
    </>
  );
}
