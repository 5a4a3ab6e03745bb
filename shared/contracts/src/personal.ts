import { z } from 'zod';
import { Code } from './auth.ts';
import { emailAddress, mobilePhone, requiredWords, words } from './fields.ts';
import { Personal } from './user-data.ts';

/** `POST /api/account/personal`, as a form. Errors: `no_changes`, `data`, `validation`. */
export const PersonalForm = z.object({
  surname: requiredWords,
  name: requiredWords,
  patronymic: words,
  email: emailAddress,
  city: requiredWords,
  position: words,
});
export type PersonalForm = z.infer<typeof PersonalForm>;

export const PersonalResponse = z.object({ status: z.literal('ok'), user: Personal });
export type PersonalResponse = z.infer<typeof PersonalResponse>;

/** `code` is the code sent to the new number. */
export const PhoneChange = z.object({ phone: mobilePhone, code: Code });
export type PhoneChange = z.infer<typeof PhoneChange>;

/** Purpose of an e-mail address: the account, or the online courses, which are an external system. */
export const emailKinds = ['account', 'learning'] as const;
export const EmailKind = z.enum(emailKinds);
export type EmailKind = z.infer<typeof EmailKind>;

/** State of a link: usable, just confirmed, used before, or invalid. */
export const EmailLinkState = z.enum(['open', 'confirmed', 'used', 'invalid']);
export type EmailLinkState = z.infer<typeof EmailLinkState>;

export const VerifyEmailRequest = z.object({ kind: EmailKind, code: z.string().max(100) });
export const VerifyEmailResponse = z.object({ status: z.literal('ok'), state: EmailLinkState });
export const ConfirmationEmailRequest = z.object({ kind: EmailKind });

export const Notifications = z.object({ email: z.boolean(), sms: z.boolean() });
export type Notifications = z.infer<typeof Notifications>;

export const ConsentRequest = z.object({ given: z.boolean() });

export const GivenConsent = z.object({
  purpose: z.string(),
  title: z.string(),
  url: z.string(),
  version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
});
export type GivenConsent = z.infer<typeof GivenConsent>;

export const OwnSession = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const DeletionRequest = z.object({ code: Code });
export const DeletionResponse = z.object({ status: z.literal('ok'), deletion_at: z.iso.datetime() });

export const PersonalPageData = z.object({
  kind: z.literal('personal'),
  /** Stored data, even when it breaks today's validation rules, so that the page can show and correct it. */
  person: z.object({
    surname: z.string(),
    name: z.string(),
    patronymic: z.string(),
    email: z.string(),
    city: z.string(),
    position: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
  }),
  email_confirmed: z.boolean(),
  learning_email_confirmed: z.boolean(),
  notifications: Notifications,
  marketing: z.boolean(),
  /** Null: the visitor belongs to no company that could publish the profile. */
  publication: z.boolean().nullable(),
  consents: z.array(GivenConsent),
  sessions: z.array(OwnSession),
  deletion_at: z.iso.datetime().nullable(),
});
export type PersonalPageData = z.infer<typeof PersonalPageData>;

export const EmailLinkPageData = z.object({
  kind: z.literal('email-link'),
  for: EmailKind,
  state: EmailLinkState,
});
export type EmailLinkPageData = z.infer<typeof EmailLinkPageData>;

/** Names of the fields as shown to visitors. */
export const personalFieldNames = {
  sms: 'Сообщения в\u00a0СМС',
};
