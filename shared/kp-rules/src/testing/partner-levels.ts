import type { PartnerTerms } from '../purchase.ts';

export const partnerLevels = {
  partner: { A: 15, B: 10, C: 15, D: 10, L: 5, M: 5 },
  silver: { A: 20, B: 15, C: 20, D: 15, L: 10, M: 10 },
  gold: { A: 25, B: 20, C: 25, D: 15, L: 10, M: 15 },
  platinum: { A: 30, B: 25, C: 30, D: 20, L: 15, M: 20 },
} as const satisfies Record<string, PartnerTerms>;
