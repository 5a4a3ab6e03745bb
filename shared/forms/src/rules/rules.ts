import { CODE_LENGTH } from '@site/contracts/login';
import { hasInnLength, isInn } from '@site/kernel/inn';
import { mobileRefusal, phoneRefusal, phoneRefusals } from '@site/kernel/phone';
import { plainName, plainText } from '@site/kernel/plain-text';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import * as z from 'zod/mini';

export const messages = {
  ...ruleMessages,
  innRequired: 'Поле обязательное',
  phone: phoneRefusals.mobileIncomplete,
  code: 'Введите код подтверждения',
} as const;

/** The message for an empty field, or false for a field that may stay empty. */
export type Required = string | false;

const string = (required: Required) =>
  required === false
    ? z.string().check(z.overwrite(plainText), z.trim())
    : z.string().check(z.overwrite(plainText), z.trim(), z.minLength(1, required));

/** An empty value has its own message; the shape is checked of what was typed. */
const typed = (fits: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value === '' || fits(value), message);

const refusedBy = (refusal: (value: string) => string | null) =>
  z.check<string>((payload) => {
    const message = payload.value === '' ? null : refusal(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

export const filled = (required: Required = messages.required) => string(required);

/** Names, cities, positions: only Latin or Cyrillic letters, hyphen and space. */
export const text = (required: Required = messages.required) =>
  string(required).check(z.overwrite(plainName), typed(isText, messages.text));

export const email = (required: Required = messages.required) => string(required).check(refusedBy(emailRefusal));

/** While the number is typed and looked up; its control digits are checked when the form is sent. */
export const innLength = (required: Required = messages.required) =>
  string(required).check(typed(hasInnLength, messages.innLength));

export const inn = (required: Required = messages.required) =>
  string(required).check(typed(hasInnLength, messages.innLength), typed(isInn, messages.innDigits));

/** The phone field's value: a mobile number as it is sent, +79XXXXXXXXX. */
export const mobilePhone = (required: Required = messages.required) => string(required).check(refusedBy(mobileRefusal));

/** A number of any kind: a company is called, and gets no codes. */
export const phone = (required: Required = messages.required) => string(required).check(refusedBy(phoneRefusal));

export const code = () =>
  string(messages.code).check(typed(matches(new RegExp(`^\\d{${CODE_LENGTH}}$`)), messages.code));

/** The law wants a consent that is given: an unticked box stops the form. */
export const consent = () => z.boolean().check(z.refine((given) => given, messages.required));
