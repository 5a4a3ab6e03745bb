import { academyFieldNames } from './academy.ts';
import { attendanceFieldNames } from './academy-attendance.ts';
import { academyCertificateFieldNames } from './academy-certificates.ts';
import { customEventFieldNames } from './academy-custom.ts';
import { academyFeedbackFieldNames } from './academy-feedback.ts';
import { authFieldNames } from './auth.ts';
import { cartFieldNames } from './cart.ts';
import { assortmentFieldNames } from './company-assortment.ts';
import { memberFieldNames } from './company-members.ts';
import { companyProfileFieldNames } from './company-profile.ts';
import { requisiteFieldNames } from './company-requisites.ts';
import { ticketFieldNames } from './company-tickets.ts';
import { faqFieldNames } from './faq-votes.ts';
import { sharedFieldNames } from './fields.ts';
import { listFieldNames } from './lists.ts';
import { manageAcademyFieldNames } from './manage-academy.ts';
import { manageCompanyFieldNames } from './manage-companies.ts';
import { manageEventFieldNames } from './manage-events.ts';
import { manageMediaFieldNames } from './manage-media.ts';
import { noticeFieldNames } from './notices.ts';
import { orderFieldNames } from './orders.ts';
import { personalFieldNames } from './personal.ts';
import { proposalFieldNames } from './proposal-configuration.ts';
import { publicProposalFieldNames } from './public-proposal.ts';
import { questionFieldNames } from './questions.ts';
import { warrantyFieldNames } from './warranty.ts';

type FieldNames = Readonly<Record<string, string>>;

/** Throws for a field with two names. A schema in which a field means something else gives it a title. */
export function joinFieldNames(parts: readonly FieldNames[]): FieldNames {
  const joined: Record<string, string> = {};
  for (const [field, name] of parts.flatMap((part) => Object.entries(part))) {
    if (field in joined) throw new Error(`The field ${field} is named twice: «${joined[field]}» and «${name}»`);
    joined[field] = name;
  }
  return joined;
}

/**
 * Names of fields as shown to visitors, declared beside their schemas. A nested field uses the name of its last path
 * segment unless its full path is listed.
 */
export const fieldNames = joinFieldNames([
  academyFieldNames,
  attendanceFieldNames,
  academyCertificateFieldNames,
  customEventFieldNames,
  academyFeedbackFieldNames,
  authFieldNames,
  cartFieldNames,
  assortmentFieldNames,
  memberFieldNames,
  companyProfileFieldNames,
  requisiteFieldNames,
  ticketFieldNames,
  faqFieldNames,
  sharedFieldNames,
  listFieldNames,
  manageAcademyFieldNames,
  manageCompanyFieldNames,
  manageEventFieldNames,
  manageMediaFieldNames,
  noticeFieldNames,
  orderFieldNames,
  personalFieldNames,
  proposalFieldNames,
  publicProposalFieldNames,
  questionFieldNames,
  warrantyFieldNames,
]);
