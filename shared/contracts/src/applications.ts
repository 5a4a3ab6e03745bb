import { z } from 'zod';
import { emailAddress, FILL_IN, requiredWords, TOO_LONG, words } from './fields.ts';

/** Stored application of a company to the partner network. */
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
 * `POST /api/account/personal`, as a form with text values; the session identifies the applicant. Errors: `inn`,
 * `data`, `validation`.
 */
export const ApplicationRequest = ApplicationForm.extend({ consent: z.literal('true', FILL_IN) });
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;

/**
 * `company`: to represent a company without a manager on the site; `user`: to join the staff of a company that applies to
 * the network; `dealer`: the company joins the network; `configurator`: the company may use the configurator.
 */
export const applicationKinds = ['company', 'user', 'dealer', 'configurator'] as const;
export const ApplicationKind = z.enum(applicationKinds);
export type ApplicationKind = z.infer<typeof ApplicationKind>;

export const ApplicationState = z.enum(['pending', 'approved', 'rejected']);
export type ApplicationState = z.infer<typeof ApplicationState>;

export const AccessResponse = z.object({ success: z.boolean() });
