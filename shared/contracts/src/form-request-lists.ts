/** Lists of requests that the browser needs without the schemas. */

export const requestStates = ['new', 'taken', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestStateLabels: Record<RequestState, string> = {
  new: 'Принято',
  taken: 'В\u00a0работе',
  answered: 'Отвечено',
  closed: 'Закрыто',
};

/** What a request may become next. One that is closed may be opened again: people write back. */
export const nextRequestStates: Record<RequestState, readonly RequestState[]> = {
  new: ['taken', 'answered', 'closed'],
  taken: ['answered', 'closed'],
  answered: ['taken', 'answered', 'closed'],
  closed: ['taken', 'answered'],
};
