import type { ManagedRevision } from '@site/contracts/manage-revisions';
import type { BadgeProps } from '@site/ui/badge';

export const kindNames: Record<ManagedRevision['kind'], string> = {
  office: 'Главный офис',
  branch: 'Филиал',
  project: 'Проект',
};

export const stateNames: Record<ManagedRevision['state'], string> = {
  pending: 'Ждёт',
  approved: 'Опубликована',
  rejected: 'Отклонена',
  replaced: 'Заменена новой',
};

export const stateTones: Record<ManagedRevision['state'], BadgeProps['tone']> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  replaced: 'neutral',
};
