import { plural } from './plural.ts';

type Details = { fields?: Record<string, string>; data?: Record<string, unknown>; retryAfter?: number };

/** An answer of 400 or more that the visitor is meant to read. Anything else that is thrown becomes a bare 500. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

const SUPPORT_PHONE = '+7 (800) 555-01-20';

export const problems = {
  notFound: () => new ProblemError(404, 'not found', 'Ничего не найдено'),
  unauthorized: () => new ProblemError(401, 'unauthorized', 'Вы не авторизованы'),
  forbidden: (data: Record<string, unknown>) =>
    new ProblemError(403, 'no_access', 'Извините, но доступ к данной странице ограничен.', { data }),
  /** The call came with a session that a login or a logout has ended meanwhile. The client sends it again, once. */
  sessionReplaced: () =>
    new ProblemError(409, 'session_replaced', 'Вы вошли на\u00a0сайт или вышли с\u00a0него. Повторите действие'),
  requestKey: () => new ProblemError(403, 'request_key', 'Запрос отклонён. Обновите страницу и попробуйте ещё раз'),
  noUser: () => new ProblemError(404, 'no_user', 'Пользователь с таким номером телефона не зарегистрирован'),
  oldCode: () => new ProblemError(400, 'old_code', 'Код неверный или срок его действия истёк. Запросите новый код'),
  blocked: () =>
    new ProblemError(
      403,
      'blocked',
      `Ваш профиль заблокирован. Обратитесь к администратору по телефону ${SUPPORT_PHONE}`,
    ),
  sms: () =>
    new ProblemError(503, 'sms', `Не удалось отправить СМС. Обратитесь к администратору по телефону ${SUPPORT_PHONE}`),
  tooMany: (seconds: number) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    const wait = `${minutes}\u00a0${plural(minutes, ['минуту', 'минуты', 'минут'])}`;
    return new ProblemError(429, 'too_many', `Слишком много попыток. Повторите через ${wait}`, { retryAfter: seconds });
  },
} as const;
