import { z } from 'zod';
import { CompanyPicture } from './company-pictures.ts';
import { emailAddress, FILL_IN, mobilePhoneOrNone, requiredWords, TOO_LONG, words } from './fields.ts';

export const memberRoles = ['company_employee', 'company_manager', 'company_owner'] as const;
export const MemberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof MemberRole>;

/** Denied and removed people are not members. */
export const MemberState = z.enum(['pending', 'invited', 'active']);
export type MemberState = z.infer<typeof MemberState>;

export const CompanyMember = z.object({
  id: z.uuid(),
  state: MemberState,
  role: MemberRole,
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.string(),
  branch_id: z.uuid().nullable(),
  photo: CompanyPicture.nullable(),
  /** Whether the company wants this member on its public page. */
  show_on_site: z.boolean(),
  /** Whether the member consents to it; required for publication. */
  has_agreed: z.boolean(),
  /** An invitation only: when it expires; null for a known number, which accepts at its next login. */
  expires_at: z.iso.datetime().nullable(),
  is_expired: z.boolean(),
  is_self: z.boolean(),
  /** Whether the visitor may accept, deny or edit the member. */
  may_edit: z.boolean(),
  may_remove: z.boolean(),
});
export type CompanyMember = z.infer<typeof CompanyMember>;

export const EmployeesPageData = z.object({
  kind: z.literal('company-employees'),
  members: z.array(CompanyMember),
  branches: z.array(z.object({ value: z.uuid(), label: z.string() })),
  /** Roles that the visitor may assign; empty for read-only access. */
  roles: z.array(MemberRole),
});

/** A missing id gets `no id`. */
export const MemberDecision = z.object({
  id: z.string().max(100).default(''),
  reason: z.string().trim().max(500, TOO_LONG).default(''),
});

const card = {
  surname: requiredWords,
  name: requiredWords,
  patronymic: words.default(''),
  email: emailAddress,
  position: requiredWords,
  role: MemberRole,
  branch_id: z.uuid().nullable().default(null),
};

/** `POST …/employees/`: a missing phone gets `no phone`. */
export const InvitationRequest = z.object({
  ...card,
  phone: mobilePhoneOrNone.default(''),
  consent_employees: z.literal(true, FILL_IN),
});
export type InvitationRequest = z.input<typeof InvitationRequest>;

/** Data of an invitation by text message, which the registration form starts with. */
export const Invitation = z.object({
  company: z.string(),
  phone: z.string(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** `PUT …/employees/`. The phone is the member's login, and only the member changes it. */
export const MemberRequest = z.object({
  ...card,
  id: z.string().max(100).default(''),
  photo: z.uuid().nullable().default(null),
  show_on_site: z.boolean().default(false),
});
export type MemberRequest = z.input<typeof MemberRequest>;

export const JoinRequest = z.object({
  inn: z.string().trim().max(20),
  company: z.string().trim().max(300, TOO_LONG).default(''),
});
export type JoinRequest = z.input<typeof JoinRequest>;

/** Decides on a join request: the company, or the manufacturer while the company has no manager on the site. */
export const DecidedBy = z.enum(['company', 'manufacturer']);
export type DecidedBy = z.infer<typeof DecidedBy>;
export const JoinResponse = z.object({ status: z.literal('ok'), decided_by: DecidedBy });
export const MemberResponse = z.object({ status: z.literal('ok'), members: z.array(CompanyMember) });

/** Names of the fields as shown to visitors. */
export const memberFieldNames = {
  branch_id: 'Филиал',
  consent_employees: 'Согласие сотрудников',
  photo: 'Фотография',
  role: 'Роль',
  show_on_site: 'Показывать на\u00a0сайте',
};
