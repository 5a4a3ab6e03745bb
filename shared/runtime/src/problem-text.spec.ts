import { problemCodes, shopProblemCodes, type ProblemCode } from '@site/contracts/problem';
import { afterEach, expect, test } from '@jest/globals';
import { problemText, toastProblem } from './problem-text.ts';
import { toastQueue } from './toasts.ts';

const phone = '+7 (800) 555-01-20';
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\u2011/g, '-');

afterEach(() => toastQueue.setState({ toasts: [] }));

/** The full catalogue, word for word. */
const catalogue: Record<ProblemCode, string> = {
  data: 'Проверьте фамилию, имя и отчество: они указаны некорректно',
  exist: 'Пользователь с таким номером телефона уже зарегистрирован. Войдите в личный кабинет',
  inn: 'ИНН должен содержать 10 цифр для юридического лица или 12 цифр для физического лица',
  no_code: 'Введите код подтверждения',
  no_user: 'Пользователь с таким номером телефона не зарегистрирован',
  'no user': 'Пользователь с таким номером телефона не зарегистрирован',
  old_code: 'Код неверный или срок его действия истёк. Запросите новый код',
  blocked: 'Ваш профиль заблокирован. Обратитесь к администратору по телефону +7 (800) 555-01-20',
  sms: 'Не удалось отправить СМС. Обратитесь к администратору по телефону +7 (800) 555-01-20',
  no_changes: 'Изменений не было',
  'not found': 'Ничего не найдено',
  'no phone': 'Укажите номер телефона',
  'exist phone': 'Этот номер телефона использовать нельзя',
  no_access: 'У вас нет прав на изменение этих данных',
  'no access': 'У вас нет прав на изменение этих данных',
  saved: 'Изменения сохранены и отправлены на модерацию',
  'no id': 'Не удалось выполнить действие: не указан идентификатор записи. Обновите страницу и попробуйте ещё раз',
  service_protected: 'Услугу нельзя удалить: она используется в заказе или коммерческом предложении',
  product_protected: 'Товар нельзя удалить: он используется в заказе или коммерческом предложении',
  duplicate_participants: 'Этот участник уже записан на мероприятие',
  empty_participants: 'Добавьте хотя бы одного участника',
};
test.each(problemCodes)('uses the exact catalogue text for «%s»', async (code) => {
  expect(plain(await problemText({ code }, phone))).toBe(catalogue[code]);
});

test('fills in the phone, which never wraps, in texts that refer to the administrator', async () => {
  const text = await problemText({ code: 'blocked' }, phone);
  expect(plain(text)).toBe('Ваш профиль заблокирован. Обратитесь к администратору по телефону +7 (800) 555-01-20');
  expect(text).toContain('+7\u00a0(800)');
});

test.each(['teapot', 'toString'])(
  'uses the general failure with the phone for an unknown code («%s»)',
  async (code) => {
    expect(plain(await problemText({ code }, phone))).toBe(
      'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию. ' +
        'Пожалуйста, позвоните в Центр поддержки клиентов по телефону +7 (800) 555-01-20.',
    );
  },
);

test.each(shopProblemCodes)('uses the message of the API for «%s»', async (code) => {
  expect(await problemText({ code, message: 'Минимальное количество — 10 шт.' }, phone)).toBe(
    'Минимальное количество — 10 шт.',
  );
});

test('names the participants only when several are duplicates', async () => {
  const one = { code: 'duplicate_participants', data: { participants: ['Анна Белова'] } };
  expect(plain(await problemText(one, phone))).toBe('Этот участник уже записан на мероприятие');
  const problem = { code: 'duplicate_participants', data: { participants: ['Анна Белова', 'Олег Громов'] } };
  expect(await problemText(problem, phone)).toBe('Эти участники уже записаны: Анна Белова, Олег Громов');
});

test('shows a change awaiting moderation as a success, everything else as an error', async () => {
  await toastProblem({ code: 'saved' }, phone);
  await toastProblem({ code: 'inn' }, phone);
  expect(toastQueue.getState().toasts.map(({ kind }) => kind)).toEqual(['success', 'error']);
});
