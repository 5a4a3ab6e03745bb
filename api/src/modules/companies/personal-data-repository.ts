import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { companyMembers } from '../../tables/company-tables.ts';

export const companyPersonalData: PersonalData = {
  erases: ['company_members.user_id'],
  // Proposed changes of the profile are the company's.
  keeps: ['company_revisions.author_id'],
  erase: async (tx, { id }) => tx.delete(companyMembers).where(eq(companyMembers.user_id, id)),
};
