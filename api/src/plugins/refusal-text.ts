import { FILL_IN } from '@site/contracts/fields';
import type { z } from 'zod';

/**
 * Default messages for fields that a schema rejects without its own message. zod's locales, including the Russian one,
 * are written for programmers («ожидалось string»), so they are not shown.
 */
export const refusalText: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? FILL_IN : 'Недопустимое значение';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.input === '' ? FILL_IN : `Не\u00a0короче ${issue.minimum}\u00a0знаков`;
      return issue.origin === 'array' ? 'Добавьте хотя бы одну строку' : `Не\u00a0меньше ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `Не\u00a0больше ${issue.maximum}\u00a0символов`;
      return `Не\u00a0больше ${issue.maximum}`;
    case 'invalid_value':
      // A literal: a missing consent.
      if (issue.values.length === 1) return FILL_IN;
      return 'Выберите одно из\u00a0предложенных значений';
    case 'invalid_union':
      return 'Выберите одно из\u00a0предложенных значений';
    case 'invalid_format':
      return issue.input === '' ? FILL_IN : 'Недопустимый формат';
    default:
      return 'Недопустимое значение';
  }
};
