import type { Requisites } from '@site/contracts/company-requisites';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies } from '../../../tables/company-tables.ts';

export const createRequisiteRepository = (db: Db) => ({
  update: (companyId: number, requisites: Requisites) =>
    db.update(companies).set(requisites).where(eq(companies.id, companyId)),
});
