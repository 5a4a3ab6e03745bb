/** Lists of the warranty that the browser needs without the schemas. */

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

/** What a claim may become next. A refusal and an end may be taken back: people make mistakes. */
export const nextClaimStates: Record<ClaimState, readonly ClaimState[]> = {
  new: ['review', 'question', 'accepted', 'refused'],
  review: ['question', 'accepted', 'refused'],
  question: ['review', 'accepted', 'refused'],
  accepted: ['question', 'closed'],
  refused: ['review'],
  closed: ['review'],
};

export const MAX_CLAIM_FILES = 6;
/** Of a defect, and of an answer. */
export const MAX_CLAIM_TEXT = 3000;

/** The term that a device has: as every one, of its series, or because a partner has mounted it. */
export const warrantyBases = ['basic', 'series', 'partner'] as const;
export type WarrantyBasis = (typeof warrantyBases)[number];
