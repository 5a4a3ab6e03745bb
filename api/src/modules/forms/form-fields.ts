import { customFormatLabels, trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { CustomEventRequest } from '@site/contracts/academy-custom';
import type { FormRequest, formCodes } from '@site/contracts/blocks';

export type FormCode = (typeof formCodes)[number];
/** What a form brings along, the consent apart. */
export type FormFields = Omit<FormRequest, 'consent'> | Omit<CustomEventRequest, 'consent'>;

const subjects: Record<FormCode, string> = {
  feedback: 'Вопрос',
  callback: 'Заказ звонка',
  'price-request': 'Запрос цены',
  'partner-request': 'Заявка в\u00a0партнёрскую сеть',
  'training-request': 'Заявка на\u00a0обучение',
};

/** The page of one partner has the same form: there it is a request to that partner. */
export const requestSubject = (code: FormCode, fields: FormFields): string =>
  code === 'partner-request' && 'page' in fields && /^\/partners\/./.test(fields.page)
    ? 'Заявка партнёру'
    : subjects[code];

export const requestNumber = (id: number) => `З-${String(id).padStart(6, '0')}`;

/** What the form of an event of one's own asks beyond the others. */
export const eventLines = (fields: FormFields): string[] =>
  'company' in fields
    ? [
        `${fields.company}, ${fields.city}`,
        `${trainingCategoryLabels[fields.category]}, ${customFormatLabels[fields.format].toLowerCase()}`,
        `Участников: ${fields.people}. Когда: ${fields.period}`,
      ]
    : [];
