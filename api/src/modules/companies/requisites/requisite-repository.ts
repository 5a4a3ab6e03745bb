import type { Requisites } from '@site/contracts/company-requisites';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies } from '../../../tables/company-tables.ts';

export class RequisiteRepository {
  constructor(private readonly db: Db) {}

  update(companyId: number, requisites: Requisites) {
    return this.db.update(companies).set(requisites).where(eq(companies.id, companyId));
  }
}
