/** Warranty lists for the browser, without zod. */

export const claimStates = ['new', 'review', 'question', 'accepted', 'refused', 'closed'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimStateLabels: Record<ClaimState, string> = {
  new: 'Принято',
  review: 'Рассматривается',
  question: 'Нужны сведения',
  accepted: 'Гарантия подтверждена',
  refused: 'В\u00a0гарантии отказано',
  closed: 'Завершено',
};

/** Allowed state transitions. A refusal and a closing can be reverted, to correct mistakes. */
export const nextClaimStates: Record<ClaimState, readonly ClaimState[]> = {
  new: ['review', 'question', 'accepted', 'refused'],
  review: ['question', 'accepted', 'refused'],
  question: ['review', 'accepted', 'refused'],
  accepted: ['question', 'closed'],
  refused: ['review'],
  closed: ['review'],
};

export const MAX_CLAIM_FILES = 6;
/** In characters, for a defect and for an answer. */
export const MAX_CLAIM_TEXT = 3000;

/** Why a device has its warranty term: the standard one, that of its series, or installation by a partner. */
export const warrantyBases = ['basic', 'series', 'partner'] as const;
export type WarrantyBasis = (typeof warrantyBases)[number];
