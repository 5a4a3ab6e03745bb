import { z } from 'zod';
import { PHONE_PATTERN } from './login.ts';
import { Personal } from './user-data.ts';

export { CODE_LENGTH, PHONE_PATTERN } from './login.ts';

const Phone = z.string().regex(PHONE_PATTERN, 'Укажите номер мобильного телефона');

export const PhoneRequest = z.object({ phone: Phone });
export type PhoneRequest = z.infer<typeof PhoneRequest>;

/** `POST /api/account/user/check-phone`: does a registered visitor log in, or an unknown one register? */
export const CheckPhoneAnswer = z.object({ status: z.literal('ok'), registered: z.boolean() });
export type CheckPhoneAnswer = z.infer<typeof CheckPhoneAnswer>;

/** `POST …/login` and `…/refresh-code`: a code is on its way; another may be asked for after `resend_after` seconds. */
export const CodeSentAnswer = z.object({
  status: z.literal('ok'),
  resend_after: z.int().nonnegative(),
  expires_in: z.int().positive(),
});
export type CodeSentAnswer = z.infer<typeof CodeSentAnswer>;

const FILL_IN = 'Заполните это поле';
const TOO_LONG = 'Слишком длинный текст';

/** Names and towns: the text rule of the specification. */
const words = z
  .string()
  .trim()
  .max(100, TOO_LONG)
  .regex(/^[A-Za-zА-Яа-яЁё -]*$/, 'Допустимые символы: «A-Z», «А-Я», «-», « »');
const required = words.min(1, FILL_IN);

/**
 * `POST …/registrate`: the person stands in the register only once the code is confirmed by `verify`. Answers
 * CodeSentAnswer; `exist` for a known number, `inn` for a wrong tax number, `data` with `fields`.
 */
export const RegistrationRequest = z.object({
  phone: Phone,
  surname: required,
  name: required,
  patronymic: words.default(''),
  email: z.email('Укажите корректный адрес электронной почты в формате: name@example.ru').max(200, TOO_LONG),
  city: required,
  /** Set by those who buy for a company; checked by its check digits. */
  inn: z.string().nullable(),
  company: z.string().trim().max(300, TOO_LONG).default(''),
  consent_personal: z.literal(true, FILL_IN),
  consent_marketing: z.boolean(),
});
export type RegistrationRequest = z.input<typeof RegistrationRequest>;

/** `POST …/verify`: the code from the message. An absent one is answered with `no_code`. */
export const VerifyRequest = z.object({ phone: Phone, code: z.string().max(10).default('') });
export type VerifyRequest = z.infer<typeof VerifyRequest>;

export const VerifyAnswer = z.object({ status: z.literal('ok'), user: Personal });
export type VerifyAnswer = z.infer<typeof VerifyAnswer>;

export const OkAnswer = z.object({ status: z.literal('ok') });
export type OkAnswer = z.infer<typeof OkAnswer>;
