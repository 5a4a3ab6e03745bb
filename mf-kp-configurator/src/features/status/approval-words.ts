import type { ApprovalReason } from '@site/contracts/proposal-statuses';

/** Why a proposal needs approval, for the staff. */
export const reasonWords: Record<ApprovalReason, string> = {
  below_cost: 'Есть строки ниже закупочной цены',
  total: 'Сумма больше 10\u00a0000\u00a0000\u00a0₽',
  on_request: 'Есть позиции без\u00a0цены',
  devices: 'Больше 64\u00a0устройств',
  project_terms: 'Скидка или цены назначены раньше',
  first_proposals: 'Одно из\u00a0первых трёх предложений компании',
};
