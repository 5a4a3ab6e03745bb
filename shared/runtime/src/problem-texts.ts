import type { Problem, ProblemCode, ShopProblemCode } from '@site/contracts/problem';

/** The error catalogue: the user-facing text of each API code. `{phone}` is the header's phone. */
const texts: Record<ProblemCode, string> = {
  data: 'Проверьте фамилию, имя и отчество: они указаны некорректно',
  exist: 'Пользователь с таким номером телефона уже зарегистрирован. Войдите в личный кабинет',
  inn: 'ИНН должен содержать 10 цифр для юридического лица или 12 цифр для физического лица',
  no_code: 'Введите код подтверждения',
  no_user: 'Пользователь с таким номером телефона не зарегистрирован',
  'no user': 'Пользователь с таким номером телефона не зарегистрирован',
  old_code: 'Код неверный или срок его действия истёк. Запросите новый код',
  blocked: 'Ваш профиль заблокирован. Обратитесь к администратору по телефону {phone}',
  sms: 'Не удалось отправить СМС. Обратитесь к администратору по телефону {phone}',
  no_changes: 'Изменений не было',
  'not found': 'Ничего не найдено',
  no_access: 'У вас нет прав на изменение этих данных',
  'no access': 'У вас нет прав на изменение этих данных',
  saved: 'Изменения сохранены и отправлены на модерацию',
  'no id': 'Не удалось выполнить действие: не указан идентификатор записи. Обновите страницу и попробуйте ещё раз',
  'no phone': 'Укажите номер телефона',
  'exist phone': 'Этот номер телефона использовать нельзя',
  service_protected: 'Услугу нельзя удалить: она используется в заказе или коммерческом предложении',
  product_protected: 'Товар нельзя удалить: он используется в заказе или коммерческом предложении',
  duplicate_participants: 'Этот участник уже записан на мероприятие',
  empty_participants: 'Добавьте хотя бы одного участника',
};

const others: Record<string, string> = {
  network: 'Нет соединения с сервером. Проверьте интернет и попробуйте ещё раз',
};

const all: Record<string, string> = { ...texts, ...others };

/** Codes outside the catalogue that use the API's message, because it names fields, quantities, products or files. */
const messagesFromApi: Record<ShopProblemCode, true> = {
  cart_changed: true,
  cart_blocked: true,
  cart_empty: true,
  ordering_off: true,
  quantity: true,
  list_full: true,
  not_for_sale: true,
  file: true,
  order_status: true,
  too_many: true,
  validation: true,
  request: true,
  stock_state: true,
  session_replaced: true,
  maintenance: true,
  unavailable: true,
  no_document: true,
  captcha: true,
  last_owner: true,
  policy_changed: true,
  edited_meanwhile: true,
  edited_elsewhere: true,
  proposal_status: true,
  proposal_incomplete: true,
  proposal_demonstration: true,
  proposal_approval: true,
  proposal_closed: true,
  proposal_own: true,
  price_on_request: true,
  registration_closed: true,
  registration_limit: true,
  course_unavailable: true,
  learning_email: true,
  registration_state: true,
  no_seats: true,
  certificate_required: true,
  payment_unavailable: true,
  second_factor: true,
  second_factor_code: true,
  second_factor_set: true,
  staff_off: true,
  staff_area: true,
  staff_self: true,
  staff_company: true,
  staff_exists: true,
  company_exists: true,
  key_name: true,
  goods_file: true,
  goods_changed: true,
  goods_taken: true,
  goods_undo: true,
};

type ShownProblem = Pick<Problem, 'code' | 'data'> & { message?: string };

const generalFailure =
  'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию. ' +
  'Пожалуйста, позвоните в Центр поддержки клиентов по телефону {phone}.';

function template({ code, data, message }: ShownProblem): string {
  const names = data?.participants;
  if (code === 'duplicate_participants' && Array.isArray(names) && names.length > 1)
    return `Эти участники уже записаны: ${names.join(', ')}`;
  if (message && Object.hasOwn(messagesFromApi, code)) return message;
  return Object.hasOwn(all, code) ? all[code]! : generalFailure;
}

export const textOf = (problem: ShownProblem, phone: string): string =>
  template(problem).replace(
    '{phone}',
    phone.replace(/[ -]/g, (sign) => (sign === ' ' ? '\u00a0' : '\u2011')),
  );
