import type { UploadedFile } from '@site/contracts/uploaded-file';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { FileStore, type Upload } from '../../uploads/file-store.ts';
import { uploadProblems } from '../../uploads/upload-problems.ts';
import { TicketFileRepository } from './ticket-file-repository.ts';

/** Maximum uploads of a user without a ticket. */
const MAX_WAITING = 20;

type Dependencies = { db: Db; store: ObjectStore; now: () => Date };

export class TicketFiles {
  private readonly store: FileStore;

  constructor(private readonly deps: Dependencies) {
    this.store = new FileStore(deps.store, 'ticket-files');
  }

  async upload(userId: string, upload: Upload): Promise<UploadedFile> {
    const { db, now } = this.deps;
    const repository = new TicketFileRepository(db);
    if ((await repository.countWaiting(userId)) >= MAX_WAITING)
      throw uploadProblems.tooMany('Отправьте обращение с\u00a0теми, что уже есть');
    return this.store.keep(upload, (file) =>
      repository.insert({ ...file, user_id: userId, ticket_number: null, created_at: now() }),
    );
  }

  /** Throws when a file belongs to another user or ticket, or is missing. */
  async attach(tx: Db, ids: readonly string[], ticketNumber: number, userId: string): Promise<void> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return;
    if ((await new TicketFileRepository(tx).attach(unique, ticketNumber, userId)) < unique.length)
      throw problems.invalid({ files: 'Файлы больше недоступны. Загрузите их ещё раз' });
  }

  async ofTickets(numbers: number[]): Promise<Map<number, UploadedFile[]>> {
    const rows = numbers.length ? await new TicketFileRepository(this.deps.db).ofTickets(numbers) : [];
    const of = (number: number) => rows.filter(({ ticket_number }) => ticket_number === number);
    return new Map(
      numbers.map((number) => [number, of(number).map(({ id, name, size_bytes }) => ({ id, name, size_bytes }))]),
    );
  }

  async open(ticketNumber: number, id: string) {
    const row = await new TicketFileRepository(this.deps.db).find(ticketNumber, id);
    if (!row) throw problems.notFound();
    return { ...row, content: await this.store.read(row) };
  }

  /** Deletes files without a ticket after a day, including those of deleted tickets. */
  async removeOrphans() {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - DAY);
    await db.transaction(async (tx) =>
      this.store.remove(await new TicketFileRepository(tx).removeWaitingSince(before)),
    );
  }
}
