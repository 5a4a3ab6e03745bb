import { allBlocksPage } from './all-blocks.ts';
import { companyPages } from './company.ts';
import { helpPages } from './help.ts';
import { homePage } from './home.ts';
import { legalAndServicePages } from './legal-service.ts';
import type { PageRow } from './page-row.ts';
import { sectionPages } from './sections.ts';

export const pageRows: readonly PageRow[] = [
  homePage,
  ...companyPages,
  ...helpPages,
  ...legalAndServicePages,
  ...sectionPages,
  allBlocksPage,
];
