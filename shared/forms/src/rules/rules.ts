import { CODE_LENGTH, PHONE_PATTERN } from '@site/contracts/login';
import { hasInnLength, isInn } from '@site/kernel/inn';
import * as z from 'zod/mini';

/** Wording of the rules, fixed by the specification; its sample address is ours. */
export const messages = {
  required: 'Заполните это поле',
  text: 'Допустимые символы: «A-Z», «А-Я», «-», « »',
  email: 'Укажите корректный адрес электронной почты в формате: name@example.ru',
  emailCharacters: 'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»',
  innRequired: 'Поле обязательное',
  innLength: 'ИНН должен содержать 10\u00a0цифр для юридического лица или 12\u00a0цифр для физического лица',
  innDigits: 'Проверьте ИНН: в\u00a0номере ошибка',
  phone: 'Укажите номер мобильного телефона полностью',
  code: 'Введите код подтверждения',
} as const;

/** The message for an empty field, or false for a field that may stay empty. */
export type Required = string | false;

const string = (required: Required) =>
  required === false ? z.string().check(z.trim()) : z.string().check(z.trim(), z.minLength(1, required));

/** An empty value has its own message; the shape is checked of what was typed. */
const typed = (fits: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value === '' || fits(value), message);

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

export const filled = (required: Required = messages.required) => string(required);

/** Names, cities, positions: only Latin or Cyrillic letters, hyphen and space. */
export const text = (required: Required = messages.required) =>
  string(required).check(typed(matches(/^[A-Za-zА-Яа-яЁё -]*$/), messages.text));

const EMAIL = /^[\w-]+(?:\.[\w-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** The characters come first: «иван@…» is told which letters it may have, not how an address looks. */
export const email = (required: Required = messages.required) =>
  string(required).check(
    typed(matches(/^[\w@.-]*$/), messages.emailCharacters),
    typed(matches(EMAIL), messages.email),
  );

export const inn = (required: Required = messages.required) =>
  string(required).check(typed(hasInnLength, messages.innLength), typed(isInn, messages.innDigits));

/** The phone field's value: a mobile number as it is sent, +79XXXXXXXXX. */
export const mobilePhone = (required: Required = messages.required) =>
  string(required).check(typed(matches(PHONE_PATTERN), messages.phone));

export const code = () => string(messages.code).check(typed(matches(new RegExp(`^\\d{${CODE_LENGTH}}$`)), messages.code));

/** The law wants a consent that is given: an unticked box stops the form. */
export const consent = () => z.boolean().check(z.refine((given) => given, messages.required));
