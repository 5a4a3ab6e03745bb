import type { requestCodes } from '@site/contracts/blocks';
import type { Goal } from '@site/runtime';

export type RequestCode = (typeof requestCodes)[number];

interface RequestTexts {
  title: string;
  submit: string;
  comment: string;
  goal?: Goal;
}

export const requestTexts: Record<RequestCode, RequestTexts> = {
  feedback: { title: 'Задать вопрос', submit: 'Отправить вопрос', comment: 'Вопрос' },
  callback: { title: 'Заказать звонок', submit: 'Заказать звонок', comment: 'Когда и\u00a0о\u00a0чём поговорить' },
  'price-request': {
    title: 'Запросить цену',
    submit: 'Запросить цену',
    comment: 'Что нужно рассчитать',
    goal: 'price_request',
  },
  'partner-request': {
    title: 'Стать партнёром',
    submit: 'Отправить заявку',
    comment: 'О\u00a0компании',
    goal: 'partner_form',
  },
  'training-request': {
    title: 'Записаться на\u00a0обучение',
    submit: 'Отправить заявку',
    comment: 'Пожелания',
    goal: 'training_signup',
  },
  'partner-contact': { title: 'Отправить заявку', submit: 'Отправить заявку', comment: 'Что нужно сделать' },
};
