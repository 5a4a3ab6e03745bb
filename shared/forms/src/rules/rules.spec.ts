import { expect, test } from '@jest/globals';
import { code, consent, email, filled, inn, messages, mobilePhone, phone, text } from './rules.ts';

type Rule = ReturnType<typeof filled> | ReturnType<typeof consent>;

/** The first message, which is the one displayed. */
const complaint = (rule: Rule, value: unknown) => {
  const result = rule.safeParse(value);
  return result.success ? null : result.error.issues[0]?.message;
};

test('rejects an empty required field, also with spaces only', () => {
  expect(complaint(filled(), '')).toBe('Заполните это поле');
  expect(complaint(filled(), '   ')).toBe('Заполните это поле');
  expect(complaint(filled(), 'а')).toBeNull();
  expect(filled().parse('  склад ')).toBe('склад');
});

test('accepts an empty optional field, and validates a filled one', () => {
  expect(complaint(email(false), '')).toBeNull();
  expect(complaint(email(false), 'name@')).toBe(messages.email);
});

test.each(['Иванов', 'Ёлкина-Петрова', 'Анна Мария', 'Smith'])('accepts «%s» as text', (value) => {
  expect(complaint(text(), value)).toBeNull();
});

test.each(['Иванов2', 'Иванов.', 'О’Нил', 'a_b'])('rejects «%s» as text', (value) => {
  expect(complaint(text(), value)).toBe('Допустимые символы: «A-Z», «А-Я», «-», « »');
});

test('normalises text that only looks different', () => {
  expect(text().parse('Андреи\u0306')).toBe('Андрей');
  expect(text().parse('Анна\u2011Мария')).toBe('Анна-Мария');
  expect(text().parse('Анна\u00a0Мария\u200b')).toBe('Анна Мария');
  expect(filled().parse('901SL\u200b\u20110080')).toBe('901SL-0080');
});

test.each([
  'name@example.ru',
  'a.b-c_d@mail.example.com',
  'X1@e-e.su',
  'name+tag@example.ru',
  'info@xn--e1afmkfd.xn--p1ai',
])('accepts the address %s', (value) => {
  expect(complaint(email(), value)).toBeNull();
});

test.each(['name', 'name@', 'name@example', '.name@example.ru', 'a..b@example.ru', 'a@b@example.ru', 'a@-e.ru'])(
  'rejects the address %s',
  (value) => {
    expect(complaint(email(), value)).toMatch(/^Укажите корректный адрес электронной почты в формате: /);
  },
);

test.each(['имя@example.ru', 'na me@example.ru', 'name@пример.рф', '"a"@example.ru'])(
  'reports a forbidden character in %s',
  (value) => {
    expect(complaint(email(), value)).toBe('Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»');
  },
);

test('distinguishes empty, too short, mistyped and valid taxpayer numbers', () => {
  expect(complaint(inn(), '')).toBe('Заполните это поле');
  expect(complaint(inn(messages.innRequired), '')).toBe('Поле обязательное');
  expect(complaint(inn(), '00123456788')).toBe(messages.innLength);
  expect(complaint(inn(), '0012345674')).toBe(messages.innDigits);
  expect(complaint(inn(), '001234567887')).toBeNull();
});

test('requires a complete mobile number', () => {
  expect(complaint(mobilePhone(), '')).toBe('Заполните это поле');
  expect(complaint(mobilePhone(), '+7916')).toBe(messages.phone);
  expect(complaint(mobilePhone(), '+78005550120')).toBe('Нужен номер мобильного телефона: после +7 идёт\u00a09');
  expect(complaint(mobilePhone(), '+998 90 123-45-67')).toBe('Нужен российский номер: +7 и\u00a0ещё 10\u00a0цифр');
  expect(complaint(mobilePhone(false), '')).toBeNull();
  expect(complaint(mobilePhone(), '+79161234567')).toBeNull();
});

test('accepts any Russian phone for a company', () => {
  expect(complaint(phone(), '+78005550120')).toBeNull();
  expect(complaint(phone(), '+7800555012')).toBe('Укажите номер телефона полностью');
  expect(complaint(phone(), '+780055501201')).toBe('В\u00a0номере лишние цифры: после +7 их\u00a010');
});

test('requires a code of four digits', () => {
  expect(complaint(code(), '')).toBe('Введите код подтверждения');
  expect(complaint(code(), '123')).toBe('Введите код подтверждения');
  expect(complaint(code(), '0123')).toBeNull();
});

test('rejects a form without consent', () => {
  expect(complaint(consent(), false)).toBe('Заполните это поле');
  expect(complaint(consent(), true)).toBeNull();
});
