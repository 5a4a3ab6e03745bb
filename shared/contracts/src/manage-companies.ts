import { z } from 'zod';
import { InvitationRequest, MemberRole } from './company-members.ts';
import { discountGroups, partnerLevels } from './company-lists.ts';
import { digits, FILL_IN, mobilePhone, TOO_LONG, typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

const Level = z.enum(partnerLevels);
/** Percent by discount group. Buyers get the larger of it and the discount of the level. */
const PersonalDiscount = z.partialRecord(
  z.enum(discountGroups),
  z.int('Укажите целое число').min(0, 'Не\u00a0меньше 0').max(99, 'Не\u00a0больше 99'),
);

const ManagedCompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  inn: z.string(),
  level: Level,
  /** In the partner network. */
  dealer_access: z.boolean(),
  kp_access: z.boolean(),
  suspended: z.boolean(),
});
export type ManagedCompanyRow = z.infer<typeof ManagedCompanyRow>;

const ManagedCompany = ManagedCompanyRow.extend({
  kpp: z.string(),
  ogrn: z.string(),
  legal_address: z.string(),
  personal_discount: PersonalDiscount,
  /** Limit of deferred payment in roubles; null: payment before the shipment. */
  credit_limit: z.int().nullable(),
  suspended_at: z.iso.datetime().nullable(),
  suspension_reason: z.string(),
  /** Active members, heads first. */
  members: z.array(z.object({ id: z.uuid(), name: z.string(), phone: z.string(), role: MemberRole })),
  /** Open invitations, latest first. */
  invitations: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      phone: z.string(),
      role: MemberRole,
      sent_at: z.iso.datetime(),
      /** Null for a known number, which accepts at its next login. */
      expires_at: z.iso.datetime().nullable(),
      is_expired: z.boolean(),
    }),
  ),
  decisions: z.array(Decision),
});
export type ManagedCompany = z.infer<typeof ManagedCompany>;

export const CompanyTerms = z.object({
  level: Level,
  personal_discount: PersonalDiscount,
  credit_limit: z
    .int('Укажите целое число рублей')
    .min(1, 'Укажите сумму больше нуля')
    .max(1_000_000_000, 'Не\u00a0больше 1\u00a0000\u00a0000\u00a0000')
    .nullable(),
});
export type CompanyTerms = z.infer<typeof CompanyTerms>;

/** The invited person, as in the invitation of a partner. */
const InvitedPerson = InvitationRequest.omit({ branch_id: true }).extend({
  phone: mobilePhone,
  role: MemberRole.default('company_owner'),
});
export type InvitedPerson = z.input<typeof InvitedPerson>;
export type InvitedPersonRequest = z.output<typeof InvitedPerson>;

/** The service validates the numbers, as in orders. */
const NewCompany = z.object({
  inn: z.string().trim().max(20, TOO_LONG),
  name: typedText.min(1, FILL_IN).max(300, TOO_LONG).meta({ title: 'Название' }),
  kpp: z.string().trim().max(20, TOO_LONG).default('').describe('empty for a sole trader'),
  ogrn: z.string().trim().max(20, TOO_LONG),
  legal_address: typedText.max(500, TOO_LONG),
  level: Level.describe('a company with a level joins the partner network at once; none: outside of it'),
  employee: InvitedPerson.describe('the first employee'),
});
export type NewCompany = z.input<typeof NewCompany>;
export type NewCompanyRequest = z.output<typeof NewCompany>;

const OneCompany = z.object({ id: digits(z.number().int().positive().max(2_000_000_000)) });

export const manageCompanyEndpoints = inArea('companies', {
  'GET /manage/companies/': {
    summary: 'Companies by name',
    query: ManagePage.extend({
      search: typedText.max(100).optional().describe('name or tax number'),
      level: Level.optional(),
      suspended: z.stringbool().optional(),
      sort: sortedBy('name', 'level'),
    }),
    answer: managed(ManagedCompanyRow),
  },
  'GET /manage/companies/{id}/': { summary: 'One company', params: OneCompany, answer: ManagedCompany },
  'POST /manage/companies/': {
    summary:
      'Adds a company and invites its first employee; `company_exists` with the id of the one with this tax number',
    body: NewCompany,
    answer: ManagedCompany,
  },
  'POST /manage/companies/{id}/invitations/': {
    summary: 'Invites an employee by SMS, or by e-mail and on the site if the number is known',
    params: OneCompany,
    body: InvitedPerson,
    answer: ManagedCompany,
  },
  'POST /manage/companies/{id}/invitations/{invitation}/repeat/': {
    summary: 'Sends an invitation again, for another week',
    params: OneCompany.extend({ invitation: z.string().max(100) }),
    answer: ManagedCompany,
  },
  'PUT /manage/companies/{id}/terms/': {
    summary: 'Sets level, personal discounts and deferred payment; the managers of the company get a notice',
    params: OneCompany,
    /** `base`: the terms as they were read. `edited_meanwhile` with the present ones when they differ. */
    body: CompanyTerms.extend({ base: CompanyTerms }),
    answer: ManagedCompany,
  },
  'POST /manage/companies/{id}/suspend/': {
    summary: 'Closes partner prices, the configurator and deferred payment to a company, and hides it on the site',
    params: OneCompany,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedCompany,
  },
  'POST /manage/companies/{id}/resume/': {
    summary: 'Ends the suspension of a company, with the terms that it has',
    params: OneCompany,
    answer: ManagedCompany,
  },
} as const);

/** Names of the fields as shown to visitors. */
export const manageCompanyFieldNames = {
  personal_discount: 'Персональные скидки',
  credit_limit: 'Лимит отсрочки',
};
