import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { createFileStore, type Upload } from '../../../uploads/file-store.ts';
import { uploadProblems } from '../../../uploads/upload-problems.ts';
import { type Owner, ownerOf } from '../../session/owners.ts';
import { sessionHash } from '../../session/session-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import { createOrderFileRepository, type OrderFileRow } from './order-file-repository.ts';

const DAY = 24 * 60 * 60_000;
/** Unattached uploads allowed per visitor. */
const MAX_WAITING = 20;

const toFile = ({ id, name, size_bytes }: OrderFileRow): UploadedFile => ({ id, name, size_bytes });

type Dependencies = { db: Db; dataDir: string; now: () => Date };

export function createOrderFiles({ db, dataDir, now }: Dependencies) {
  const repository = createOrderFileRepository(db);
  const files = createFileStore(join(dataDir, 'order-files'));

  type Place = Owner | { order_id: string; from_staff: true };
  const store = (place: Place, upload: Upload) =>
    files.keep(upload, (file) => repository.insert({ ...file, ...place, created_at: now() }));

  return {
    async upload(visitor: Visitor, upload: Upload): Promise<UploadedFile> {
      const owner = ownerOf(visitor);
      if (!owner) throw new Error('A guest needs a session to upload files: call reply.ensureSession() first');
      if ((await repository.countWaiting(owner)) >= MAX_WAITING)
        throw uploadProblems.tooMany('Оформите заказ с\u00a0теми, что уже есть');
      return store(owner, upload);
    },

    /** Adds a closing document, uploaded by the manager. */
    addDocument: (orderId: string, upload: Upload): Promise<UploadedFile> =>
      store({ order_id: orderId, from_staff: true }, upload),

    /** Returns false when a file belongs to another visitor, is already attached or does not exist. */
    async attach(tx: Db, ids: string[], orderId: string, owner: Owner): Promise<boolean> {
      const unique = [...new Set(ids)];
      return (
        unique.length === 0 || (await createOrderFileRepository(tx).attach(unique, orderId, owner)) === unique.length
      );
    },

    async ofOrder(orderId: string): Promise<Record<'files' | 'documents', UploadedFile[]>> {
      const rows = await repository.ofOrder(orderId);
      const from = (staff: boolean) => rows.filter(({ from_staff }) => from_staff === staff).map(toFile);
      return { files: from(false), documents: from(true) };
    },

    /** Closing documents by order id. */
    async documentsOf(orderIds: string[]): Promise<Map<string, UploadedFile[]>> {
      const rows = orderIds.length ? await repository.documentsOf(orderIds) : [];
      return new Map(orderIds.map((id) => [id, rows.filter(({ order_id }) => order_id === id).map(toFile)]));
    },

    async open(orderId: string, fileId: string) {
      const row = await repository.find(orderId, fileId);
      if (!row) throw problems.notFound();
      return { ...row, content: await files.read(row) };
    },

    /** Transfers a guest's uploads to the user, in the transaction of the login. */
    takeOver: (tx: Db, sessionId: string, userId: string) =>
      createOrderFileRepository(tx).takeOver(sessionHash(sessionId), userId),

    /** Removes uploads that were not attached within a day. */
    async removeOrphans() {
      await files.remove(await repository.removeWaitingSince(new Date(now().getTime() - DAY)));
    },
  };
}

export type OrderFiles = ReturnType<typeof createOrderFiles>;
