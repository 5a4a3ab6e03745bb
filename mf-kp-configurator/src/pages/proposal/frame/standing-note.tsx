import { paths } from '@site/contracts/paths';
import type { Proposal } from '@site/contracts/proposals';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';

const READ_ONLY = 'Только просмотр: изменить можно новую версию, её\u00a0начинают в\u00a0списке предложений.';

/** Why it is only to be read, and where it goes from here. */
export function StandingNote({ proposal }: { proposal: Proposal }) {
  const { slug, status, superseded_by, author, order, actions } = proposal;
  if (order)
    return (
      <Alert
        tone="success"
        title={`По\u00a0предложению оформлен заказ №\u00a0${order.number}`}
        actions={
          order.url && (
            <ButtonLink size="small" variant="secondary" href={order.url}>
              Открыть заказ
            </ButtonLink>
          )
        }
      >
        Только просмотр.
      </Alert>
    );
  if (status === 'accepted')
    return (
      <Alert
        tone="success"
        title="Клиент принял предложение"
        actions={
          actions.includes('order') && (
            <ButtonLink size="small" href={paths.proposalCheckout(slug)}>
              Оформить заказ
            </ButtonLink>
          )
        }
      >
        Только просмотр. Заказ составляется по&nbsp;ценам предложения.
      </Alert>
    );
  const isOthersDraft = status === 'draft' && superseded_by === null;
  return <Alert>{isOthersDraft ? `Только просмотр: предложение составляет ${author.name}.` : READ_ONLY}</Alert>;
}
