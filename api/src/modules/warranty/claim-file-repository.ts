import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type ClaimFileRow, warrantyClaimFiles } from '../../tables/warranty-tables.ts';

export class ClaimFileRepository {
  constructor(private readonly db: Db) {}

  insert(row: ClaimFileRow) {
    return this.db.insert(warrantyClaimFiles).values(row);
  }

  /** Attaches unattached files to a claim; returns their number. */
  async attach(ids: string[], claimNumber: number): Promise<number> {
    const attached = await this.db
      .update(warrantyClaimFiles)
      .set({ claim_number: claimNumber })
      .where(and(inArray(warrantyClaimFiles.id, ids), isNull(warrantyClaimFiles.claim_number)))
      .returning({ id: warrantyClaimFiles.id });
    return attached.length;
  }

  ofClaim(claimNumber: number): Promise<ClaimFileRow[]> {
    return this.db
      .select()
      .from(warrantyClaimFiles)
      .where(eq(warrantyClaimFiles.claim_number, claimNumber))
      .orderBy(asc(warrantyClaimFiles.created_at), asc(warrantyClaimFiles.id));
  }

  async find(claimNumber: number, id: string): Promise<ClaimFileRow | undefined> {
    const [row] = await this.db
      .select()
      .from(warrantyClaimFiles)
      .where(and(eq(warrantyClaimFiles.id, id), eq(warrantyClaimFiles.claim_number, claimNumber)));
    return row;
  }

  removeWaitingSince(moment: Date) {
    return this.db
      .delete(warrantyClaimFiles)
      .where(and(isNull(warrantyClaimFiles.claim_number), lt(warrantyClaimFiles.created_at, moment)))
      .returning({ id: warrantyClaimFiles.id });
  }
}
