import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { partnerMaterials, type MaterialRow } from '../../tables/material-tables.ts';

export class MaterialRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<MaterialRow[]> {
    return this.db.select().from(partnerMaterials).orderBy(asc(partnerMaterials.sort), asc(partnerMaterials.id));
  }

  async find(id: number): Promise<MaterialRow | undefined> {
    const [row] = await this.db.select().from(partnerMaterials).where(eq(partnerMaterials.id, id));
    return row;
  }
}
