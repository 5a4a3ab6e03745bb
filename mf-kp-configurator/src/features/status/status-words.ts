import type { ProposalStatus } from '@site/contracts/proposal-statuses';
import type { BadgeProps } from '@site/ui/badge';

interface Words {
  tab: string;
  badge: string;
  tone: BadgeProps['tone'];
}

/** In the order of the tabs. The `warning` tone means that the partner has to act. */
export const statusWords: Record<ProposalStatus, Words> = {
  draft: { tab: 'Черновики', badge: 'Черновик', tone: 'neutral' },
  moderation: { tab: 'На\u00a0согласовании', badge: 'На\u00a0согласовании', tone: 'info' },
  approved: { tab: 'Согласованы', badge: 'Согласовано', tone: 'success' },
  sent: { tab: 'Отправлены клиенту', badge: 'Отправлено', tone: 'info' },
  viewed: { tab: 'Просмотрены', badge: 'Просмотрено', tone: 'info' },
  accepted: { tab: 'Приняты', badge: 'Принято', tone: 'success' },
  rejected: { tab: 'Отклонены', badge: 'Отклонено', tone: 'danger' },
  expired: { tab: 'Просрочены', badge: 'Просрочено', tone: 'warning' },
  ordered: { tab: 'В\u00a0заказе', badge: 'В\u00a0заказе', tone: 'success' },
  archive: { tab: 'Архив', badge: 'В\u00a0архиве', tone: 'neutral' },
};
