import type { ManagedCompanyRow } from '@site/contracts/manage-companies';

export const levelNames: Record<ManagedCompanyRow['level'], string> = {
  none: 'Без уровня',
  partner: 'Партнёр',
  silver: 'Серебряный партнёр',
  gold: 'Золотой партнёр',
  platinum: 'Платиновый партнёр',
};
