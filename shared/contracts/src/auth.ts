import { z } from 'zod';
import { emailAddress, FILL_IN, mobilePhone, requiredWords, TOO_LONG, words } from './fields.ts';
import { Personal } from './user-data.ts';

export { CODE_LENGTH, PHONE_PATTERN } from './login.ts';

export const PhoneRequest = z.object({ phone: mobilePhone });
export type PhoneRequest = z.infer<typeof PhoneRequest>;

/** `POST /api/account/user/check-phone`: a registered phone continues with login, an unknown one with registration. */
export const CheckPhoneResponse = z.object({ status: z.literal('ok'), registered: z.boolean() });
export type CheckPhoneResponse = z.infer<typeof CheckPhoneResponse>;

/** `POST …/login` and `…/refresh-code`: the code was sent; another can be requested after `resend_after` seconds. */
export const CodeSentResponse = z.object({
  status: z.literal('ok'),
  resend_after: z.int().nonnegative(),
  expires_in: z.int().positive(),
});
export type CodeSentResponse = z.infer<typeof CodeSentResponse>;

/**
 * `POST …/registrate`: the account is created only when `verify` confirms the code. Responds with CodeSentResponse.
 * Errors, each with `fields`: `exist` for a registered number, `inn` for a wrong tax number, `data` for a wrong full
 * name, `validation` for other fields.
 */
export const RegistrationRequest = z.object({
  phone: mobilePhone,
  surname: requiredWords,
  name: requiredWords,
  patronymic: words.default(''),
  email: emailAddress,
  city: requiredWords,
  /** Set by buyers for a company; its check digits are validated. */
  inn: z.string().nullable(),
  company: z.string().trim().max(300, TOO_LONG).default(''),
  consent_personal: z.literal(true, FILL_IN),
  consent_marketing: z.boolean(),
});
export type RegistrationRequest = z.input<typeof RegistrationRequest>;

/** A code from a message. A missing code gets `no_code`. */
export const Code = z.string().max(10).default('');

export const VerifyRequest = z.object({ phone: mobilePhone, code: Code });
export type VerifyRequest = z.infer<typeof VerifyRequest>;

export const VerifyResponse = z.object({ status: z.literal('ok'), user: Personal });
export type VerifyResponse = z.infer<typeof VerifyResponse>;

export const OkResponse = z.object({ status: z.literal('ok') });
export type OkResponse = z.infer<typeof OkResponse>;

/** Names of the fields as shown to visitors. */
export const authFieldNames = {
  code: 'Код из\u00a0СМС',
  consent_marketing: 'Согласие на\u00a0рассылку',
  consent_personal: 'Согласие на\u00a0обработку персональных данных',
};
