import { customFormatLabels, trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { FormCode, FormFields } from '../../tables/form-tables.ts';

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
