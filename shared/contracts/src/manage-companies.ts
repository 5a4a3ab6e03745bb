import { z } from 'zod';
import { MemberRole } from './company-members.ts';
import { discountGroups, partnerLevels } from './company-lists.ts';
import { digits, typedText } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';
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
  personal_discount: PersonalDiscount,
  /** Limit of deferred payment in roubles; null: payment before the shipment. */
  credit_limit: z.int().nullable(),
  suspended_at: z.iso.datetime().nullable(),
  suspension_reason: z.string(),
  /** Active members, heads first. */
  members: z.array(z.object({ id: z.uuid(), name: z.string(), phone: z.string(), role: MemberRole })),
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

const OneCompany = z.object({ id: digits(z.number().int().positive().max(2_000_000_000)) });

export const manageCompanyEndpoints = inArea('companies', {
  'GET /manage/companies/': {
    summary: 'Companies by name',
    query: ManagePage.extend({
      search: typedText.max(100).optional().describe('name or tax number'),
      level: Level.optional(),
      suspended: z.stringbool().optional(),
    }),
    answer: managed(ManagedCompanyRow),
  },
  'GET /manage/companies/{id}/': { summary: 'One company', params: OneCompany, answer: ManagedCompany },
  'PUT /manage/companies/{id}/terms/': {
    summary: 'Sets level, personal discounts and deferred payment; the managers of the company get a notice',
    params: OneCompany,
    body: CompanyTerms,
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
