/** The configurator's steps in order: URL segments below `/account/kp/{slug}/`. Without zod, for the browser. */
export const proposalSteps = [
  'structure',
  'transportation-points',
  'payment-points',
  'servers',
  'additionally',
  'marking-materials',
  'summary-checking',
  'additional-info',
] as const;
export type ProposalStep = (typeof proposalSteps)[number];

/** Titles in the editor and in files. */
export const stepLabels: Record<ProposalStep, string> = {
  structure: 'Структура парковки',
  'transportation-points': 'Точки проезда',
  'payment-points': 'Точки оплаты',
  servers: 'Серверы',
  additionally: 'Дополнительно',
  'marking-materials': 'Маркировочные материалы',
  'summary-checking': 'Проверка и\u00a0итог',
  'additional-info': 'Дополнительная информация',
};

/** Steps with equipment and works that become lines of the bill. */
export type BilledStep = Exclude<ProposalStep, 'structure' | 'summary-checking' | 'additional-info'>;

export const MAX_CUSTOMER_DISCOUNT = 40;
export const MAX_SPACES = 20_000;
