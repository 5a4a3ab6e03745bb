import { ProblemError, SUPPORT_PHONE } from '../../../errors.ts';

export const enrolmentProblems = {
  unavailable: () =>
    new ProblemError(
      409,
      'course_unavailable',
      `Онлайн-курсы временно недоступны. Записаться поможет координатор академии по\u00a0телефону ${SUPPORT_PHONE}`,
    ),

  email: () =>
    new ProblemError(
      409,
      'learning_email',
      'Подтвердите адрес электронной почты для онлайн-курсов: мы\u00a0отправим на\u00a0него письмо со\u00a0ссылкой',
    ),

  away: () => new ProblemError(503, 'unavailable', 'Система онлайн-курсов не\u00a0отвечает. Попробуйте позже'),
};
