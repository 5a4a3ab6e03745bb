import type { PublicProposal } from '@site/contracts/public-proposal';
import { formatDate } from '@site/kernel/dates';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';

/** Explains why the offer cannot be accepted, or reports its acceptance. */
export function StatusBanner({ proposal }: { proposal: PublicProposal }) {
  const { standing, newer, answered_at, valid_until, partner } = proposal;
  const on = answered_at ? ` ${formatDate(answered_at)}` : '';
  switch (standing) {
    case 'open':
      return null;
    case 'accepted':
      return (
        <Alert tone="success" title={`Предложение принято${on}`} live>
          {partner.name} свяжется с&nbsp;вами, чтобы договориться об&nbsp;оплате и&nbsp;поставке.
        </Alert>
      );
    case 'rejected':
      return (
        <Alert title={`Предложение отклонено${on}`} live>
          Если планы изменились, задайте вопрос: {partner.name} подготовит новую версию.
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="warning" title="Срок действия предложения истёк">
          Чтобы его продлили, задайте вопрос. Оно действовало до&nbsp;{formatDate(valid_until)}
        </Alert>
      );
    case 'superseded':
      return (
        <Alert
          tone="warning"
          title="Доступна новая версия предложения"
          actions={newer && <ButtonLink href={newer}>Открыть новую версию</ButtonLink>}
        >
          {newer
            ? 'Эту версию можно только прочитать.'
            : `Эту версию можно только прочитать: ссылку на\u00a0новую пришлёт ${partner.name}.`}
        </Alert>
      );
  }
}
