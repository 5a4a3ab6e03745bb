import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { createFileStore, type Upload } from '../../uploads/file-store.ts';
import { createClaimFileRepository } from './claim-file-repository.ts';

const DAY = 24 * 60 * 60_000;

type Dependencies = { db: Db; dataDir: string; now: () => Date };

/**
 * Photos and papers of claims. Whoever claims has no account, and may log in between the upload and the claim: the id of a
 * file, which nobody can guess, is what lets him use it.
 */
export function createClaimFiles({ db, dataDir, now }: Dependencies) {
  const repository = createClaimFileRepository(db);
  const files = createFileStore(join(dataDir, 'claim-files'));

  return {
    upload: (upload: Upload): Promise<UploadedFile> =>
      files.keep(upload, (file) => repository.insert({ ...file, claim_number: null, created_at: now() })),

    /** Refuses when one of them is part of another claim, or gone. */
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

    /** Uploads that no claim came for. */
    async removeOrphans() {
      await files.remove(await repository.removeWaitingSince(new Date(now().getTime() - DAY)));
    },
  };
}

export type ClaimFiles = ReturnType<typeof createClaimFiles>;
