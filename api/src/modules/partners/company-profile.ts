import type { BranchContent, OfficeContent, ProjectContent } from '@site/contracts/company-profile';
import type { Picture } from '@site/contracts/picture';

export type PublicPerson = { id: string; name: string; position: string; photo: Picture | null };

export type Published<C> = { id: string; content: C; pictures: Picture[] };

/** The public profile of a company, as the page of a partner shows it. */
export type CompanyProfile = {
  office: Published<OfficeContent> | null;
  /** The manager is null unless publicly visible. */
  branches: (Published<BranchContent> & { manager: PublicPerson | null })[];
  projects: Published<ProjectContent>[];
  people: PublicPerson[];
};
