import type { UploadedFile } from '@site/contracts/uploaded-file';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { FileStore, type Upload } from '../../../uploads/file-store.ts';
import { uploadProblems } from '../../../uploads/upload-problems.ts';
import { type Owner, ownerOf } from '../../session/owners.ts';
import { sessionHash } from '../../session/session-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import { OrderFileRepository, type OrderFileRow } from './order-file-repository.ts';

/** Unattached uploads allowed per visitor. */
const MAX_WAITING = 20;

const toFile = ({ id, name, size_bytes }: OrderFileRow): UploadedFile => ({ id, name, size_bytes });

type Place = Owner | { order_id: string; from_staff: true };

export class OrderFiles {
  private readonly repository: OrderFileRepository;
  private readonly files: FileStore;

  constructor(private readonly deps: { db: Db; store: ObjectStore; now: () => Date }) {
    this.repository = new OrderFileRepository(deps.db);
    this.files = new FileStore(deps.store, 'order-files');
  }

  async upload(visitor: Visitor, upload: Upload): Promise<UploadedFile> {
    const owner = ownerOf(visitor);
    if (!owner) throw new Error('A guest needs a session to upload files: call reply.ensureSession() first');
    if ((await this.repository.countWaiting(owner)) >= MAX_WAITING)
      throw uploadProblems.tooMany('Оформите заказ с\u00a0теми, что уже есть');
    return this.store(owner, upload);
  }

  /** Adds a closing document, uploaded by the manager. */
  addDocument(orderId: string, upload: Upload): Promise<UploadedFile> {
    return this.store({ order_id: orderId, from_staff: true }, upload);
  }

  /** Returns false when a file belongs to another visitor, is already attached or does not exist. */
  async attach(tx: Db, ids: string[], orderId: string, owner: Owner): Promise<boolean> {
    const unique = [...new Set(ids)];
    return unique.length === 0 || (await new OrderFileRepository(tx).attach(unique, orderId, owner)) === unique.length;
  }

  async ofOrder(orderId: string): Promise<Record<'files' | 'documents', UploadedFile[]>> {
    const rows = await this.repository.ofOrder(orderId);
    const from = (staff: boolean) => rows.filter(({ from_staff }) => from_staff === staff).map(toFile);
    return { files: from(false), documents: from(true) };
  }

  /** Closing documents by order id. */
  async documentsOf(orderIds: string[]): Promise<Map<string, UploadedFile[]>> {
    const rows = orderIds.length ? await this.repository.documentsOf(orderIds) : [];
    return new Map(orderIds.map((id) => [id, rows.filter(({ order_id }) => order_id === id).map(toFile)]));
  }

  async open(orderId: string, fileId: string) {
    const row = await this.repository.find(orderId, fileId);
    if (!row) throw problems.notFound();
    return { ...row, content: await this.files.read(row) };
  }

  /** Transfers a guest's uploads to the user, in the transaction of the login. */
  claimGuestFiles(tx: Db, sessionId: string, userId: string): Promise<void> {
    return new OrderFileRepository(tx).claimOfSession(sessionHash(sessionId), userId);
  }

  /** Removes uploads that were not attached within a day. */
  async removeOrphans() {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - DAY);
    await db.transaction(async (tx) => this.files.remove(await new OrderFileRepository(tx).removeWaitingSince(before)));
  }

  private store(place: Place, upload: Upload): Promise<UploadedFile> {
    return this.files.keep(upload, (file) =>
      this.repository.insert({ ...file, ...place, created_at: this.deps.now() }),
    );
  }
}
