import { expect, test } from '@jest/globals';
import { phoneRefusals } from '@site/kernel/phone';
import { ruleMessages } from '@site/kernel/text-rules';
import { z } from 'zod';
import { anyPhone, digits, emailAddress, emailAddressOrNone, mobilePhone, mobilePhoneOrNone, words } from './fields.ts';

const refusal = (schema: typeof mobilePhone, text: string) => schema.safeParse(text).error?.issues[0]?.message;

test('normalises every notation of a phone to one form', () => {
  expect(mobilePhone.parse('8 (916) 123-45-67')).toBe('+79161234567');
  expect(anyPhone.parse('8 800 555-01-20')).toBe('+78005550120');
  expect(mobilePhoneOrNone.parse('')).toBe('');
});

test.each([
  ['+998 90 123-45-67', phoneRefusals.foreign],
  ['+7 916 123-45-678', phoneRefusals.long],
  ['+7495', phoneRefusals.mobileIncomplete],
  ['8 800 555-01-20', phoneRefusals.mobile],
])('rejects %s: %s', (text, message) => {
  expect(refusal(mobilePhone, text)).toBe(message);
  expect(refusal(mobilePhoneOrNone, text)).toBe(message);
});

test('normalises names that only look different', () => {
  expect(words.parse(' Андреи\u0306 ')).toBe('Андрей');
  expect(words.parse('Анна\u2011Мария')).toBe('Анна-Мария');
  expect(words.parse('Анна\u00a0Мария\u200b')).toBe('Анна Мария');
});

test('validates e-mail addresses by the rules of the forms', () => {
  for (const address of ['name+tag@example.ru', 'info@xn--e1afmkfd.xn--p1ai'])
    expect(emailAddress.parse(` ${address}\u200b`)).toBe(address);
  expect(refusal(emailAddress, 'имя@example.ru')).toBe(ruleMessages.emailCharacters);
  expect(refusal(emailAddress, 'name@example')).toBe(ruleMessages.email);
  expect(emailAddressOrNone.parse('')).toBe('');
  expect(refusal(emailAddressOrNone, 'name@')).toBe(ruleMessages.email);
});

const Page = digits(z.number().int().min(0).max(999));

test.each([
  ['0', 0],
  ['42', 42],
  ['007', 7],
  [5, 5],
])('reads %j as %d', (typed, number) => {
  expect(Page.parse(typed)).toBe(number);
});

test.each([
  '',
  ' ',
  '5 ',
  '0x10',
  '1e2',
  '1_0',
  '+5',
  '-5',
  '5.0',
  '١٢',
  null,
  undefined,
  true,
  [],
  ['5'],
  1.5,
  '1000',
])('rejects %j', (typed) => {
  expect(Page.safeParse(typed).success).toBe(false);
});
