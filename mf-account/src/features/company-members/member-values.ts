import type { CompanyMember, InvitationRequest, MemberRole } from '@site/contracts/company-members';
import { personRules, personValues } from '@site/forms/person';
import { consent, mobilePhone, text } from '@site/forms/rules';
import * as z from 'zod/mini';

export const roleLabels: Record<MemberRole, string> = {
  company_employee: 'Сотрудник',
  company_manager: 'Менеджер компании',
  company_owner: 'Руководитель компании',
};

const personCard = {
  ...personRules,
  position: text(),
  role: z.enum(['company_employee', 'company_manager', 'company_owner']),
};
const person = z.object({ ...personCard, phone: mobilePhone() });
/** An invitation by the staff. The consent is beside the person, because drafts keep whole groups, but no consent. */
export const invitedRules = { person, consent_employees: consent() };
export const invitedSchema = z.extend(person, { consent_employees: consent() });
export type InvitedValues = z.infer<typeof invitedSchema>;

const card = {
  ...personCard,
  /** Empty for the main office. */
  branch_id: z.string(),
};
const shown = {
  /** At most one; a list, because the field of pictures edits lists. */
  photos: z.array(z.string()),
  show_on_site: z.boolean(),
};
export const memberSchema = z.object({ ...card, ...shown, phone: z.string(), consent_employees: z.boolean() });
export const invitationSchema = z.object({ ...card, ...shown, phone: mobilePhone(), consent_employees: consent() });
export type MemberValues = z.infer<typeof memberSchema>;

export const invitedPerson: z.infer<typeof person> = {
  ...personValues(null),
  ...{ phone: '', position: '', role: 'company_owner' },
};

export const memberValues = (member: CompanyMember | null): MemberValues => ({
  ...personValues(member),
  phone: member?.phone ?? '',
  position: member?.position ?? '',
  role: member?.role ?? 'company_employee',
  branch_id: member?.branch_id ?? '',
  photos: member?.photo ? [member.photo.id] : [],
  show_on_site: member?.show_on_site ?? false,
  consent_employees: member !== null,
});

export const toInvitation = ({
  branch_id,
  photos: _photos,
  show_on_site: _show,
  consent_employees: _consent,
  ...values
}: MemberValues): InvitationRequest => ({
  ...values,
  branch_id: branch_id || null,
  consent_employees: true,
});
export const toCard = ({ branch_id, photos, consent_employees: _consent, phone: _phone, ...values }: MemberValues) => ({
  ...values,
  photo: photos[0] ?? null,
  branch_id: branch_id || null,
});
