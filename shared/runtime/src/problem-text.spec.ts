import { problemCodes, shopProblemCodes } from '@site/contracts/problem';
import { afterEach, expect, test } from '@jest/globals';
import { problemText, toastProblem } from './problem-text.ts';
import { toastQueue } from './toasts.ts';

const phone = '+7 (800) 555-01-20';
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\u2011/g, '-');

afterEach(() => toastQueue.setState({ toasts: [] }));

test.each(problemCodes)(
  'the code «%s» has Russian words of its own, and no placeholder is left in them',
  async (code) => {
    const text = await problemText({ code }, phone);
    expect(text).toMatch(/^[А-ЯЁ]/);
    expect(text).not.toContain('{');
    expect(text).not.toContain('Похоже, что-то пошло не так');
  },
);

/** What login, registration and the visitor's own data can be refused with, word for word. */
test.each([
  ['data', 'Проверьте фамилию, имя и отчество: они указаны некорректно'],
  ['exist', 'Пользователь с таким номером телефона уже зарегистрирован. Войдите в личный кабинет'],
  ['inn', 'ИНН должен содержать 10 цифр для юридического лица или 12 цифр для физического лица'],
  ['no_code', 'Введите код подтверждения'],
  ['no_user', 'Пользователь с таким номером телефона не зарегистрирован'],
  ['no user', 'Пользователь с таким номером телефона не зарегистрирован'],
  ['old_code', 'Код неверный или срок его действия истёк. Запросите новый код'],
  ['blocked', 'Ваш профиль заблокирован. Обратитесь к администратору по телефону +7 (800) 555-01-20'],
  ['sms', 'Не удалось отправить СМС. Обратитесь к администратору по телефону +7 (800) 555-01-20'],
  ['no_changes', 'Изменений не было'],
  ['not found', 'Ничего не найдено'],
  ['no phone', 'Укажите номер телефона'],
  ['exist phone', 'Этот номер телефона использовать нельзя'],
])('«%s» says «%s»', async (code, text) => {
  expect(plain(await problemText({ code }, phone))).toBe(text);
});

test('codes that send the visitor to the administrator give the phone, which never breaks over lines', async () => {
  const text = await problemText({ code: 'blocked' }, phone);
  expect(plain(text)).toBe('Ваш профиль заблокирован. Обратитесь к администратору по телефону +7 (800) 555-01-20');
  expect(text).toContain('+7\u00a0(800)');
});

test.each(['teapot', 'toString'])('an unknown code («%s») is the general failure with the phone', async (code) => {
  expect(plain(await problemText({ code }, phone))).toBe(
    'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию. ' +
      'Пожалуйста, позвоните в Центр поддержки клиентов по телефону +7 (800) 555-01-20.',
  );
});

test.each(shopProblemCodes)('«%s» is told in the words of the API, which knows what it is about', async (code) => {
  expect(await problemText({ code, message: 'Минимальное количество — 10 шт.' }, phone)).toBe(
    'Минимальное количество — 10 шт.',
  );
});

test('several doubled participants are named', async () => {
  const problem = { code: 'duplicate_participants', data: { participants: ['Анна Белова', 'Олег Громов'] } };
  expect(await problemText(problem, phone)).toBe('Эти участники уже записаны: Анна Белова, Олег Громов');
});

test('a change that waits for a moderator is told as a success, everything else as an error', async () => {
  await toastProblem({ code: 'saved' }, phone);
  await toastProblem({ code: 'inn' }, phone);
  expect(toastQueue.getState().toasts.map(({ kind }) => kind)).toEqual(['success', 'error']);
});
