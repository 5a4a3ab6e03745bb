import { z } from 'zod';
import { CompanyPicture } from './company-pictures.ts';
import { emailAddress, FILL_IN, mobilePhoneOrNone, requiredWords, TOO_LONG, words } from './fields.ts';

export const memberRoles = ['company_employee', 'company_manager', 'company_owner'] as const;
export const MemberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof MemberRole>;

/** Of those the company still has to do with: who is denied or removed is no member. */
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
  /** Whether the company wants him on its public page. */
  show_on_site: z.boolean(),
  /** Whether he agrees to it: without that nobody is shown. */
  has_agreed: z.boolean(),
  is_self: z.boolean(),
  /** Whether the visitor may accept, deny, edit or remove him. */
  may_edit: z.boolean(),
  may_remove: z.boolean(),
});
export type CompanyMember = z.infer<typeof CompanyMember>;

export const EmployeesPageData = z.object({
  kind: z.literal('company-employees'),
  members: z.array(CompanyMember),
  branches: z.array(z.object({ value: z.uuid(), label: z.string() })),
  /** Roles that the visitor may give; none: he only looks. */
  roles: z.array(MemberRole),
});

/** An absent id is answered with `no id`. */
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

/** `POST …/employees/`: an absent phone is answered with `no phone`. */
export const InvitationRequest = z.object({
  ...card,
  phone: mobilePhoneOrNone.default(''),
  consent_employees: z.literal(true, FILL_IN),
});
export type InvitationRequest = z.input<typeof InvitationRequest>;

/** `PUT …/employees/`: the phone is how he logs in, and is changed by himself. */
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

/** Who lets the person in: his company, or the manufacturer where nobody on the site answers for it yet. */
export const DecidedBy = z.enum(['company', 'manufacturer']);
export type DecidedBy = z.infer<typeof DecidedBy>;
export const JoinAnswer = z.object({ status: z.literal('ok'), decided_by: DecidedBy });
export const MemberAnswer = z.object({ status: z.literal('ok'), members: z.array(CompanyMember) });
