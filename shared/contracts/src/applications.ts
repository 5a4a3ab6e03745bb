import { z } from 'zod';
import { emailAddress, FILL_IN, requiredWords, TOO_LONG, words } from './fields.ts';

/** The company's application to join the partner network, as it is kept. */
export const ApplicationForm = z.object({
  inn: z.string().trim().min(1, 'Поле обязательное'),
  company: z.string().trim().min(1, 'Заполните это поле').max(300, TOO_LONG),
  name: requiredWords,
  surname: requiredWords,
  patronymic: words,
  email: emailAddress,
  city: requiredWords,
  position: words,
  company_comment: z.string().trim().max(2000, TOO_LONG),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/**
 * `POST /api/account/personal`, as a form, whose values are texts. Who applies is told by the session. Answers `inn`,
 * `data`, `validation`.
 */
export const ApplicationRequest = ApplicationForm.extend({ consent: z.literal('true', FILL_IN) });
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;

/**
 * `company`: to speak for a company that nobody on the site answers for; `user`: to be attached to a company that wants to
 * join the network; `dealer`: the company joins it; `configurator`: it may use it.
 */
export const applicationKinds = ['company', 'user', 'dealer', 'configurator'] as const;
export const ApplicationKind = z.enum(applicationKinds);
export type ApplicationKind = z.infer<typeof ApplicationKind>;

export const ApplicationState = z.enum(['pending', 'approved', 'rejected']);
export type ApplicationState = z.infer<typeof ApplicationState>;

export const AccessAnswer = z.object({ success: z.boolean() });
