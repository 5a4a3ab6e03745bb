import type { ApplicationKind, ApplicationState } from '@site/contracts/applications';
import type { BadgeProps } from '@site/ui/badge';

export const kindNames: Record<ApplicationKind, string> = {
  company: 'Регистрация компании',
  user: 'Сотрудник компании',
  dealer: 'Дилер',
  configurator: 'Доступ к\u00a0конфигуратору',
};

export const stateNames: Record<ApplicationState, string> = {
  pending: 'Ждёт',
  approved: 'Одобрена',
  rejected: 'Отклонена',
};

export const stateTones: Record<ApplicationState, BadgeProps['tone']> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};
