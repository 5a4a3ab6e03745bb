import type { requestCodes } from './blocks.ts';

/** Lists of form requests for the browser, without zod. */

export type RequestCode = (typeof requestCodes)[number];

export const requestSubjects: Record<RequestCode, string> = {
  feedback: 'Вопрос',
  callback: 'Заказ звонка',
  'price-request': 'Запрос цены',
  'partner-request': 'Заявка в\u00a0партнёрскую сеть',
  'training-request': 'Заявка на\u00a0обучение',
  'partner-contact': 'Заявка партнёру',
};

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
