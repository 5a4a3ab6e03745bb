import { customFormatLabels, trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { FormCode, FormFields } from '../../tables/form-tables.ts';

const subjects: Record<FormCode, string> = {
  feedback: 'Вопрос',
  callback: 'Заказ звонка',
  'price-request': 'Запрос цены',
  'partner-request': 'Заявка в\u00a0партнёрскую сеть',
  'training-request': 'Заявка на\u00a0обучение',
  'partner-contact': 'Заявка партнёру',
};

export const requestSubject = (code: FormCode): string => subjects[code];

/**
 * Forms before 23 November 2026 sent requests to a partner as `partner-request`; the page distinguishes them. Remotes of that
 * time may still be live.
 */
export const codeOf = (code: FormCode, fields: FormFields): FormCode =>
  code === 'partner-request' && 'page' in fields && /^\/partners\/./.test(fields.page) ? 'partner-contact' : code;

export const requestNumber = (id: number) => `З-${String(id).padStart(6, '0')}`;

/** Additional fields of the form for a custom event. */
export const eventLines = (fields: FormFields): string[] =>
  'company' in fields
    ? [
        `${fields.company}, ${fields.city}`,
        `${trainingCategoryLabels[fields.category]}, ${customFormatLabels[fields.format].toLowerCase()}`,
        `Участников: ${fields.people}. Когда: ${fields.period}`,
      ]
    : [];
