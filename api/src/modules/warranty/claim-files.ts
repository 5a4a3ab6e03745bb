import type { UploadedFile } from '@site/contracts/uploaded-file';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { FileStore, type Upload } from '../../uploads/file-store.ts';
import { ClaimFileRepository } from './claim-file-repository.ts';

type Dependencies = { db: Db; store: ObjectStore; now: () => Date };

/**
 * Photos and documents of claims. A claimant needs no account and may log in between the upload and the claim, so the
 * unguessable id of a file grants access to it.
 */
export class ClaimFiles {
  private readonly store: FileStore;

  constructor(private readonly deps: Dependencies) {
    this.store = new FileStore(deps.store, 'claim-files');
  }

  upload(upload: Upload): Promise<UploadedFile> {
    const { db, now } = this.deps;
    return this.store.keep(upload, (file) =>
      new ClaimFileRepository(db).insert({ ...file, claim_number: null, created_at: now() }),
    );
  }

  /** Throws when a file is missing or attached to another claim. */
  async attach(tx: Db, ids: readonly string[], claimNumber: number): Promise<void> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return;
    if ((await new ClaimFileRepository(tx).attach(unique, claimNumber)) < unique.length)
      throw problems.invalid({ files: 'Файлы больше недоступны. Загрузите их ещё раз' });
  }

  async ofClaim(claimNumber: number): Promise<UploadedFile[]> {
    const rows = await new ClaimFileRepository(this.deps.db).ofClaim(claimNumber);
    return rows.map(({ id, name, size_bytes }) => ({ id, name, size_bytes }));
  }

  async open(claimNumber: number, id: string) {
    const row = await new ClaimFileRepository(this.deps.db).find(claimNumber, id);
    if (!row) throw problems.notFound();
    return { ...row, content: await this.store.read(row) };
  }

  /** Deletes uploads without a claim after a day. */
  async removeOrphans() {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - DAY);
    await db.transaction(async (tx) => this.store.remove(await new ClaimFileRepository(tx).removeWaitingSince(before)));
  }
}
