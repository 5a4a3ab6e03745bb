import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExtensions, MAX_FILE_BYTES, type OrderFile } from '@site/contracts/orders';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { type Owner, ownerOf } from '../session/owners.ts';
import { sessionHash } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { fileKind } from './file-kind.ts';
import { createOrderFileRepository, type OrderFileRow } from './order-file-repository.ts';

const DAY = 24 * 60 * 60_000;
/** Uploads of one visitor that wait for their order. */
const MOST_WAITING = 20;

export const fileProblems = {
  tooLarge: () =>
    new ProblemError(
      413,
      'file',
      `Файл слишком большой. Максимальный размер\u00a0— ${MAX_FILE_BYTES / 2 ** 20}\u00a0МБ`,
    ),
  kind: () => new ProblemError(415, 'file', `Недопустимый формат файла. Разрешены: ${fileExtensions.join(', ')}`),
  absent: () => new ProblemError(400, 'file', 'Выберите файл'),
  tooMany: () =>
    new ProblemError(409, 'file', 'Загружено слишком много файлов. Оформите заказ с\u00a0теми, что уже есть'),
} as const;

const toFile = ({ id, name, size_bytes }: OrderFileRow): OrderFile => ({ id, name, size_bytes });

/** What people see as the name: without control characters, and short enough for any disk. */
const cleanName = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200);

export type Upload = { name: string; content: Buffer };
type Dependencies = { db: Db; dataDir: string; now: () => Date };

export function createOrderFiles({ db, dataDir, now }: Dependencies) {
  const repository = createOrderFileRepository(db);
  const folder = join(dataDir, 'order-files');
  // Under the id alone: a name from outside never becomes a path.
  const pathOf = (id: string) => join(folder, id);

  type Place = Owner | { order_id: string; from_staff: true };

  async function store(place: Place, { name, content }: Upload): Promise<OrderFile> {
    const extension = fileKind(name, content);
    if (!extension) throw fileProblems.kind();
    const file = { id: randomUUID(), name: cleanName(name), extension, size_bytes: content.length };
    // The row first: bytes without a row would stay on the disk for ever.
    await repository.insert({ ...file, ...place, created_at: now() });
    await mkdir(folder, { recursive: true });
    await writeFile(pathOf(file.id), content);
    return { id: file.id, name: file.name, size_bytes: file.size_bytes };
  }

  return {
    async upload(visitor: Visitor, file: Upload): Promise<OrderFile> {
      const owner = ownerOf(visitor);
      if (!owner) throw new Error('A guest without a session has no files: call reply.keepVisitor() before');
      if ((await repository.countWaiting(owner)) >= MOST_WAITING) throw fileProblems.tooMany();
      return store(owner, file);
    },

    /** By the manager: the closing documents of the order. */
    addDocument: (orderId: string, file: Upload): Promise<OrderFile> =>
      store({ order_id: orderId, from_staff: true }, file),

    /** False when one of them is somebody else's, is taken or is gone. */
    async attach(tx: Db, ids: string[], orderId: string, owner: Owner): Promise<boolean> {
      const unique = [...new Set(ids)];
      return (
        unique.length === 0 || (await createOrderFileRepository(tx).attach(unique, orderId, owner)) === unique.length
      );
    },

    /** What the buyer has attached, and what the manager has added. */
    async ofOrder(orderId: string): Promise<Record<'files' | 'documents', OrderFile[]>> {
      const rows = await repository.ofOrder(orderId);
      const from = (staff: boolean) => rows.filter(({ from_staff }) => from_staff === staff).map(toFile);
      return { files: from(false), documents: from(true) };
    },

    async open(orderId: string, fileId: string) {
      const row = await repository.find(orderId, fileId);
      if (!row) throw problems.notFound();
      return { ...row, content: createReadStream(pathOf(row.id)) };
    },

    /** Inside the transaction of a login: what the guest has uploaded becomes the user's. */
    takeOver: (tx: Db, sessionId: string, userId: string) =>
      createOrderFileRepository(tx).takeOver(sessionHash(sessionId), userId),

    /** Uploads that no order came for. */
    async removeOrphans() {
      const removed = await repository.removeWaitingSince(new Date(now().getTime() - DAY));
      await Promise.all(removed.map(({ id }) => rm(pathOf(id), { force: true })));
    },
  };
}

export type OrderFiles = ReturnType<typeof createOrderFiles>;
