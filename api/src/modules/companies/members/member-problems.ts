import { formatDate } from '@site/kernel/dates';
import { ProblemError, problems } from '../../../errors.ts';

export const memberProblems = {
  ...problems,
  lastOwner: () =>
    new ProblemError(
      403,
      'no_access',
      'У\u00a0компании должен остаться руководитель. Сначала назначьте другого руководителя',
    ),
  askedBefore: (again: Date) =>
    new ProblemError(
      403,
      'no_access',
      `Компания отклонила ваш запрос. Отправить его снова можно с\u00a0${formatDate(again.toISOString())}`,
    ),
} as const;
