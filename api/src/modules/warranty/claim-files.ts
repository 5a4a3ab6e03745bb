import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { createFileStore, type Upload } from '../../uploads/file-store.ts';
import { createClaimFileRepository } from './claim-file-repository.ts';

const DAY = 24 * 60 * 60_000;

type Dependencies = { db: Db; dataDir: string; now: () => Date };

/**
 * Photos and documents of claims. A claimant needs no account and may log in between the upload and the claim, so the
 * unguessable id of a file grants access to it.
 */
export function createClaimFiles({ db, dataDir, now }: Dependencies) {
  const repository = createClaimFileRepository(db);
  const files = createFileStore(join(dataDir, 'claim-files'));

  return {
    upload: (upload: Upload): Promise<UploadedFile> =>
      files.keep(upload, (file) => repository.insert({ ...file, claim_number: null, created_at: now() })),

    /** Throws when a file is missing or attached to another claim. */
    async attach(tx: Db, ids: readonly string[], claimNumber: number): Promise<void> {
      const unique = [...new Set(ids)];
      if (unique.length === 0) return;
      if ((await createClaimFileRepository(tx).attach(unique, claimNumber)) < unique.length)
        throw problems.invalid({ files: 'Файлы больше недоступны. Загрузите их ещё раз' });
    },

    ofClaim: async (claimNumber: number): Promise<UploadedFile[]> =>
      (await repository.ofClaim(claimNumber)).map(({ id, name, size_bytes }) => ({ id, name, size_bytes })),

    async open(claimNumber: number, id: string) {
      const row = await repository.find(claimNumber, id);
      if (!row) throw problems.notFound();
      return { ...row, content: await files.read(row) };
    },

    /** Deletes uploads without a claim after a day. */
    async removeOrphans() {
      await files.remove(await repository.removeWaitingSince(new Date(now().getTime() - DAY)));
    },
  };
}

export type ClaimFiles = ReturnType<typeof createClaimFiles>;
