import { CODE_LENGTH } from '@site/contracts/login';
import { hasInnLength, isInn } from '@site/kernel/inn';
import { parseRoubles } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { mobileRefusal, phoneRefusal, phoneRefusals } from '@site/kernel/phone';
import { plainName, plainText } from '@site/kernel/plain-text';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';

export const messages = {
  ...ruleMessages,
  innRequired: 'Поле обязательное',
  phone: phoneRefusals.mobileIncomplete,
  code: 'Введите код подтверждения',
  roubles: 'Укажите сумму в\u00a0рублях, без копеек',
  consent: 'Отметьте согласие на\u00a0обработку персональных данных',
} as const;

/** The message for an empty field, or false for a field that may stay empty. */
export type Required = string | false;

const string = (required: Required) =>
  required === false
    ? z.string().check(z.overwrite(plainText), z.trim())
    : z.string().check(z.overwrite(plainText), z.trim(), z.minLength(1, required));

/** Skips an empty value, which has its own message. */
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

/** For typing and look-up; the control digits are checked on submit. */
export const innLength = (required: Required = messages.required) =>
  string(required).check(typed(hasInnLength, messages.innLength));

export const inn = (required: Required = messages.required) =>
  string(required).check(typed(hasInnLength, messages.innLength), typed(isInn, messages.innDigits));

/** A mobile number in the format +79XXXXXXXXX, the value of the phone field. */
export const mobilePhone = (required: Required = messages.required) => string(required).check(refusedBy(mobileRefusal));

/** Any Russian phone number: a company receives calls, not codes. */
export const phone = (required: Required = messages.required) => string(required).check(refusedBy(phoneRefusal));

interface NumberRule {
  required?: Required;
  /** Message for another text. */
  error?: string;
}

const within = (read: (text: string) => number | null, least: number, most: number) => (text: string) => {
  const number = read(text);
  return number !== null && number >= least && number <= most;
};

/** A whole number as it is typed, which `readWhole` of the kernel reads: «12 500». */
export const whole = (
  least: number,
  most: number,
  {
    required = messages.required,
    error = `Укажите целое число от\u00a0${formatNumber(least)} до\u00a0${formatNumber(most)}`,
  }: NumberRule = {},
) => string(required).check(typed(within(readWhole, least, most), error));

/** A number as it is typed, which `readNumber` of the kernel reads: «2,4». */
export const decimal = (
  least: number,
  most: number,
  { required = messages.required, error }: NumberRule & { error: string },
) => string(required).check(typed(within(readNumber, least, most), error));

/** A sum in whole roubles as it is typed, which `parseRoubles` of the kernel reads: «45 000 ₽». */
export const roubles = ({
  least = 0,
  most = Infinity,
  required = messages.required,
}: { least?: number; most?: number; required?: Required } = {}) =>
  string(required).check(typed(within(parseRoubles, least, most), messages.roubles));

export const code = (length = CODE_LENGTH) =>
  string(messages.code).check(typed(matches(new RegExp(`^\\d{${length}}$`)), messages.code));

/** Required by law: an unchecked box fails validation, with a message that names the missing agreement. */
export const consent = (message: string = messages.consent) => z.boolean().check(z.refine((given) => given, message));
