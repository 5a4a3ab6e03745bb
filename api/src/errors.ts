import { formatCount } from '@site/kernel/plurals';
import { fieldNames } from '@site/contracts/field-names';

type Details = { fields?: Record<string, string>; data?: Record<string, unknown>; retryAfter?: number };

/** An error response (400 or more) with a message for the visitor. Any other error becomes a 500 without details. */
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

/** Undefined for a field that no visitor fills in. */
export const fieldName = (path: string): string | undefined =>
  fieldNames[path] ?? fieldNames[path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''];

const fullName = new Set(['surname', 'name', 'patronymic']);
/** Whether all fields belong to the full name: the specification reserves the code `data` for it. */
const onlyFullName = (fields: readonly string[]) =>
  fields.length > 0 && fields.every((field) => fullName.has(field.replace(/^contact\./, '')));

const WRONG_NAME = 'Проверьте фамилию, имя и\u00a0отчество: они указаны некорректно';
export const SUPPORT_PHONE = '+7 (800) 555-01-20';

const clientMessages: Record<number, string> = {
  408: 'Запрос передавался слишком долго',
  413: 'Запрос слишком большой',
  414: 'Адрес слишком длинный',
  415: 'Формат запроса не\u00a0поддерживается',
  417: 'Запрос требует того, чего сайт не\u00a0поддерживает',
  431: 'Заголовки запроса слишком большие',
};

export const clientMessage = (status: number): string => clientMessages[status] ?? 'Запрос составлен неверно';

function tooOften(seconds: number, text: string): ProblemError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait =
    minutes > 90
      ? formatCount(Math.ceil(minutes / 60), ['час', 'часа', 'часов'])
      : formatCount(minutes, ['минуту', 'минуты', 'минут']);
  return new ProblemError(429, 'too_many', `${text} ${wait}`, { retryAfter: seconds });
}

export const problems = {
  notFound: () => new ProblemError(404, 'not found', 'Ничего не найдено'),
  unauthorized: () => new ProblemError(401, 'unauthorized', 'Вы не авторизованы'),
  forbidden: (data: Record<string, unknown>) =>
    new ProblemError(403, 'no_access', 'Извините, но доступ к данной странице ограничен.', { data }),
  noAccess: () => new ProblemError(403, 'no_access', 'У\u00a0вас нет прав на\u00a0изменение этих данных'),
  /** The specification has both codes: `no access` means the page is open to the user, but not this section. */
  noAccessToPart: () => new ProblemError(403, 'no access', 'У\u00a0вас нет прав на\u00a0изменение этих данных'),
  /** A login or logout replaced the session while the request was on its way. The client retries once. */
  sessionReplaced: () =>
    new ProblemError(409, 'session_replaced', 'Вы вошли на\u00a0сайт или вышли с\u00a0него. Повторите действие'),
  readOnly: () => new ProblemError(403, 'read_only', 'Этот сеанс только для\u00a0чтения'),
  secondFactor: (state: 'none' | 'set') =>
    new ProblemError(403, 'second_factor', 'Подтвердите вход кодом из\u00a0приложения на\u00a0странице «Управление»', {
      data: { state },
    }),
  staffArea: () => new ProblemError(403, 'staff_area', 'Этот раздел не\u00a0входит в\u00a0ваши права'),
  manageKey: () => new ProblemError(401, 'manage_key', 'Неверный ключ служебного API'),
  requestKey: () => new ProblemError(403, 'request_key', 'Запрос отклонён. Обновите страницу и попробуйте ещё раз'),
  /**
   * Messages by field path. `titles` override field names for this request: the `name` of a service is not a person's
   * name.
   */
  invalid(fields: Record<string, string>, titles: Record<string, string> = {}) {
    const paths = Object.keys(fields);
    if (onlyFullName(paths) && paths.every((path) => !titles[path]))
      return new ProblemError(400, 'data', WRONG_NAME, { fields });
    const names = [...new Set(paths.map((path) => titles[path] ?? fieldName(path)))]
      .filter((name) => name !== undefined)
      .map((name) => `«${name}»`);
    const message =
      names.length === 0
        ? 'Проверьте правильность заполнения полей'
        : `Проверьте ${names.length === 1 ? 'поле' : 'поля'} ${names.join(', ')}`;
    return new ProblemError(400, 'validation', message, { fields });
  },
  noId: () =>
    new ProblemError(
      400,
      'no id',
      'Не\u00a0удалось выполнить действие: не\u00a0указан идентификатор записи. Обновите страницу и\u00a0попробуйте ещё раз',
    ),
  noPhone: () => new ProblemError(400, 'no phone', 'Укажите номер телефона'),
  /** The specification has both codes: `no user` is for requesting a code again. */
  noPendingUser: () => new ProblemError(404, 'no user', 'Пользователь с таким номером телефона не зарегистрирован'),
  noUser: () => new ProblemError(404, 'no_user', 'Пользователь с таким номером телефона не зарегистрирован'),
  oldCode: (field?: string) => {
    const message = 'Код неверный или срок его действия истёк. Запросите новый код';
    return new ProblemError(400, 'old_code', message, { fields: field ? { [field]: message } : undefined });
  },
  noCode: (field?: string) => {
    const message = 'Введите код подтверждения';
    return new ProblemError(400, 'no_code', message, { fields: field ? { [field]: message } : undefined });
  },
  blocked: () =>
    new ProblemError(
      403,
      'blocked',
      `Ваш профиль заблокирован. Обратитесь к администратору по телефону ${SUPPORT_PHONE}`,
    ),
  sms: () =>
    new ProblemError(503, 'sms', `Не удалось отправить СМС. Обратитесь к администратору по телефону ${SUPPORT_PHONE}`),
  /** `address`: the key of an address in the site data that has no published page. */
  noDocument: (address: string) =>
    new ProblemError(
      503,
      'no_document',
      'Форма пока закрыта: на\u00a0сайте ещё не\u00a0опубликован документ, с\u00a0которым вы\u00a0соглашаетесь',
      { data: { address } },
    ),
  existPhone: () => new ProblemError(409, 'exist phone', 'Этот номер телефона использовать нельзя'),
  /** A decision that a colleague has made before, or that the time has overtaken. */
  tooLate: () => new ProblemError(409, 'no_changes', 'Это уже сделано или больше невозможно'),
  noChanges: () => new ProblemError(409, 'no_changes', 'Изменений не\u00a0было'),
  /** Solving the captcha allows another code. */
  captcha: () => new ProblemError(403, 'captcha', 'Подтвердите, что запрос отправляете вы, а\u00a0не\u00a0программа'),
  tooMany: (seconds: number) => tooOften(seconds, 'Слишком много попыток. Повторите через'),
  tooManyGuesses: (seconds: number) =>
    tooOften(seconds, 'С\u00a0этого устройства несколько раз введён неверный код. Запросите новый через'),
  /** The daily limit of unknown devices for this number is used up. Known devices have their own limit. */
  tooManyCodesForNumber: (seconds: number) =>
    tooOften(
      seconds,
      'На\u00a0этот номер сегодня отправлено слишком много кодов. Войдите на\u00a0устройстве, где уже входили раньше, или повторите через',
    ),
} as const;
