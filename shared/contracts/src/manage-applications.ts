import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { ApplicationForm, ApplicationKind, ApplicationState } from './applications.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';

const ManagedApplicationRow = z.object({
  id: z.int(),
  kind: ApplicationKind,
  state: ApplicationState,
  created_at: z.iso.datetime(),
  applicant: z.string(),
  phone: z.string(),
  company: z.string(),
  inn: z.string(),
});
export type ManagedApplicationRow = z.infer<typeof ManagedApplicationRow>;

export const ManagedApplication = ManagedApplicationRow.extend({
  /** The submitted form; null for a request for the configurator. */
  form: ApplicationForm.nullable(),
  reason: z.string(),
  /** Effects of an approval, as text. */
  brings: z.string(),
  decisions: z.array(Decision),
});
export type ManagedApplication = z.infer<typeof ManagedApplication>;

const OneApplication = z.object({ id: digits(z.number().int().positive()) });

export const manageApplicationEndpoints = inArea('applications', {
  'GET /manage/applications/': {
    summary: 'Applications of companies and their people; pending ones first, newest at the top',
    query: ManagePage.extend({
      state: ApplicationState.optional(),
      kind: ApplicationKind.optional(),
      search: typedText.max(100).optional().describe('company, tax number, or name or phone of the applicant'),
    }),
    answer: managed(ManagedApplicationRow),
  },
  'GET /manage/applications/{id}/': { summary: 'One application', params: OneApplication, answer: ManagedApplication },
  'POST /manage/applications/{id}/approve/': {
    summary: 'Approves an application; the applicant gets an e-mail',
    params: OneApplication,
    answer: ManagedApplication,
  },
  'POST /manage/applications/{id}/reject/': {
    summary: 'Rejects an application with a reason for the applicant, who may apply again',
    params: OneApplication,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedApplication,
  },
} as const);
