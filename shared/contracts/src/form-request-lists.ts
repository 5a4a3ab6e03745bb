/** Lists of form requests for the browser, without zod. */

export const requestStates = ['new', 'taken', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestStateLabels: Record<RequestState, string> = {
  new: 'Принято',
  taken: 'В\u00a0работе',
  answered: 'Отвечено',
  closed: 'Закрыто',
};

/** Allowed state transitions. A closed request can be reopened, because customers reply. */
export const nextRequestStates: Record<RequestState, readonly RequestState[]> = {
  new: ['taken', 'answered', 'closed'],
  taken: ['answered', 'closed'],
  answered: ['taken', 'answered', 'closed'],
  closed: ['taken', 'answered'],
};
