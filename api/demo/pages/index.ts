import { accountPages } from './account.ts';
import { allBlocksPage } from './all-blocks.ts';
import { businessSolutions } from './business-solutions.ts';
import { companyPages } from './company.ts';
import { helpPages } from './help.ts';
import { homeSolutions } from './home-solutions.ts';
import { homePage } from './home.ts';
import { landingPages } from './landings.ts';
import { legalAndServicePages } from './legal-service.ts';
import type { PageRow } from './page-row.ts';
import { profiPages } from './profi.ts';
import { sectionPages } from './sections.ts';
import { townPages } from './towns.ts';

export const pageRows: readonly PageRow[] = [
  homePage,
  ...companyPages,
  homeSolutions,
  businessSolutions,
  ...helpPages,
  ...townPages,
  ...legalAndServicePages,
  ...sectionPages,
  ...landingPages,
  ...profiPages,
  ...accountPages,
  allBlocksPage,
];
