import { expect, test } from '@jest/globals';
import {
  code,
  consent,
  decimal,
  email,
  filled,
  inn,
  messages,
  mobilePhone,
  phone,
  roubles,
  text,
  whole,
} from './rules.ts';

type Rule = ReturnType<typeof filled> | ReturnType<typeof consent>;

/** The first message, which is the one displayed. */
const errorOf = (rule: Rule, value: unknown) => {
  const result = rule.safeParse(value);
  return result.success ? null : result.error.issues[0]?.message;
};

test('rejects an empty required field, also with spaces only', () => {
  expect(errorOf(filled(), '')).toBe('Заполните это поле');
  expect(errorOf(filled(), '   ')).toBe('Заполните это поле');
  expect(errorOf(filled(), 'а')).toBeNull();
  expect(filled().parse('  склад ')).toBe('склад');
});

test('accepts an empty optional field, and validates a filled one', () => {
  expect(errorOf(email(false), '')).toBeNull();
  expect(errorOf(email(false), 'name@')).toBe(messages.email);
});

test.each(['Иванов', 'Ёлкина-Петрова', 'Анна Мария', 'Smith'])('accepts «%s» as text', (value) => {
  expect(errorOf(text(), value)).toBeNull();
});

test.each(['Иванов2', 'Иванов.', 'О’Нил', 'a_b'])('rejects «%s» as text', (value) => {
  expect(errorOf(text(), value)).toBe('Допустимые символы: «A-Z», «А-Я», «-», « »');
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
  expect(errorOf(email(), value)).toBeNull();
});

test.each(['name', 'name@', 'name@example', '.name@example.ru', 'a..b@example.ru', 'a@b@example.ru', 'a@-e.ru'])(
  'rejects the address %s',
  (value) => {
    expect(errorOf(email(), value)).toMatch(/^Укажите корректный адрес электронной почты в формате: /);
  },
);

test.each(['имя@example.ru', 'na me@example.ru', 'name@пример.рф', '"a"@example.ru'])(
  'reports a forbidden character in %s',
  (value) => {
    expect(errorOf(email(), value)).toBe('Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»');
  },
);

test('distinguishes empty, too short, mistyped and valid taxpayer numbers', () => {
  expect(errorOf(inn(), '')).toBe('Заполните это поле');
  expect(errorOf(inn(messages.innRequired), '')).toBe('Поле обязательное');
  expect(errorOf(inn(), '00123456788')).toBe(messages.innLength);
  expect(errorOf(inn(), '0012345674')).toBe(messages.innDigits);
  expect(errorOf(inn(), '001234567887')).toBeNull();
});

test('requires a complete mobile number', () => {
  expect(errorOf(mobilePhone(), '')).toBe('Заполните это поле');
  expect(errorOf(mobilePhone(), '+7916')).toBe(messages.phone);
  expect(errorOf(mobilePhone(), '+78005550120')).toBe('Нужен номер мобильного телефона: после +7 идёт\u00a09');
  expect(errorOf(mobilePhone(), '+998 90 123-45-67')).toBe('Нужен российский номер: +7 и\u00a0ещё 10\u00a0цифр');
  expect(errorOf(mobilePhone(false), '')).toBeNull();
  expect(errorOf(mobilePhone(), '+79161234567')).toBeNull();
});

test('accepts any Russian phone for a company', () => {
  expect(errorOf(phone(), '+78005550120')).toBeNull();
  expect(errorOf(phone(), '+7800555012')).toBe('Укажите номер телефона полностью');
  expect(errorOf(phone(), '+780055501201')).toBe('В\u00a0номере лишние цифры: после +7 их\u00a010');
});

test('requires a code of four digits', () => {
  expect(errorOf(code(), '')).toBe('Введите код подтверждения');
  expect(errorOf(code(), '123')).toBe('Введите код подтверждения');
  expect(errorOf(code(), '0123')).toBeNull();
});

test('rejects a form without consent', () => {
  expect(errorOf(consent(), false)).toBe('Отметьте согласие на\u00a0обработку персональных данных');
  expect(errorOf(consent(), true)).toBeNull();
});

test('reads numbers as they are typed, within their bounds', () => {
  expect(errorOf(whole(1, 1000), '')).toBe('Заполните это поле');
  for (const wrong of ['0', '1 001', '1,5', 'два'])
    expect(errorOf(whole(1, 1000), wrong)).toBe('Укажите целое число от\u00a01 до\u00a01\u00a0000');
  expect(errorOf(whole(1, 1000), '1 000')).toBeNull();
  expect(errorOf(whole(1, 1000, { required: false }), '')).toBeNull();
  const degrees = decimal(-90, 90, { error: 'Укажите градусы' });
  for (const wrong of ['90,1', 'север']) expect(errorOf(degrees, wrong)).toBe('Укажите градусы');
  for (const fine of ['55.7558', '−55,7']) expect(errorOf(degrees, fine)).toBeNull();
  for (const wrong of ['0', '45.000', '45 000,50'])
    expect(errorOf(roubles({ least: 1 }), wrong)).toBe(messages.roubles);
  expect(errorOf(roubles({ least: 1 }), '45 000 ₽')).toBeNull();
  expect(errorOf(roubles({ most: 100, required: false }), '101')).toBe(messages.roubles);
});
