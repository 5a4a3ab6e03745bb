import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { formatNumber } from '@site/kernel/numbers';
import { Facts } from '@site/ui/facts';
import { reasonWords } from '../../features/status/approval-words.ts';
import { StatusBadge } from '../../features/status/status-badge.tsx';
import { formatSum } from '../../features/sums/sums.ts';

const percent = (value: number) => (value === 0 ? 'Нет' : `${value}\u00a0%`);

export function ProposalFacts({ proposal }: { proposal: ManagedProposal }) {
  const { status, reasons, company, inn, author, object_name, customer, returned } = proposal;
  return (
    <Facts
      facts={[
        ['Состояние', <StatusBadge status={status} />],
        ['Почему нужно согласование', reasons.map((reason) => reasonWords[reason]).join('\n')],
        ['Комментарий возврата', returned],
        ['Партнёр', `${company}, ИНН\u00a0${inn}`],
        ['Автор', author],
        ['Объект', object_name || 'Не\u00a0указан'],
        ['Заказчик', customer || 'Не\u00a0указан'],
        ['Итог для\u00a0заказчика', formatSum(proposal.total)],
        ['Скидка заказчику', percent(proposal.discount_percent)],
        ['Закупка у\u00a0нас', formatSum(proposal.cost)],
        ['Маржа партнёра', proposal.margin < 0 ? `−${formatSum(-proposal.margin)}` : formatSum(proposal.margin)],
        ['Скидка партнёру в\u00a0этом предложении', percent(proposal.project_discount)],
        ['Устройств', formatNumber(proposal.devices)],
      ]}
    />
  );
}
