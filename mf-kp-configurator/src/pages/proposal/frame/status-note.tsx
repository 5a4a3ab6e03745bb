import { paths } from '@site/contracts/paths';
import type { Proposal } from '@site/contracts/proposals';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { BeginVersion } from './begin-version.tsx';

const readOnly: Partial<Record<Proposal['status'], string>> = {
  moderation: 'Только просмотр: предложение на\u00a0согласовании у\u00a0менеджера производителя.',
  archive: 'Только просмотр: предложение в\u00a0архиве. Вернуть его можно в\u00a0списке предложений.',
};

/** Explains why the proposal is read-only, and offers the next action. */
export function StatusNote({ proposal }: { proposal: Proposal }) {
  const { slug, status, superseded_by, author, order, actions, versions } = proposal;
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
  if (superseded_by !== null) {
    const newer = versions.find(({ version }) => version === superseded_by);
    return (
      <Alert
        title={`Заменена версией ${superseded_by}`}
        actions={
          newer && (
            <ButtonLink size="small" variant="secondary" href={paths.proposal(newer.slug)}>
              Открыть версию&nbsp;{superseded_by}
            </ButtonLink>
          )
        }
      >
        Только просмотр.
      </Alert>
    );
  }
  if (actions.includes('extend'))
    return (
      <Alert
        tone="warning"
        title="Срок действия предложения истёк"
        actions={<BeginVersion slug={slug} label="Продлить" />}
      >
        Только просмотр. Продлить&nbsp;— значит начать новую версию с&nbsp;новым сроком.
      </Alert>
    );
  if (actions.includes('new_version'))
    return (
      <Alert actions={<BeginVersion slug={slug} label="Новая версия" />}>
        Только просмотр. Чтобы изменить предложение, начните новую версию: эта сохранится.
      </Alert>
    );
  if (status === 'draft') return <Alert>Только просмотр: предложение составляет {author.name}.</Alert>;
  return <Alert>{readOnly[status] ?? 'Только просмотр.'}</Alert>;
}
