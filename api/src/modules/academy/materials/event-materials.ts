import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { FileStore, type Upload } from '../../../uploads/file-store.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import type { EventMaterialRow, EventRow } from '../../../tables/academy-tables.ts';
import { findEvent } from '../events/find-event.ts';
import { viewerOf } from '../registrations/registration-owner.ts';
import { RegistrationRepository } from '../registrations/registration-repository.ts';
import { MaterialRepository } from './material-repository.ts';

type Dependencies = { db: Db; decisions: DecisionService; store: ObjectStore; now: () => Date };

const NOUN = 'events';
const toFile = ({ id, name, size_bytes }: EventMaterialRow): UploadedFile => ({ id, name, size_bytes });

/** Files of an event, for its confirmed participants and those who registered them. */
export class EventMaterials {
  private readonly repository: MaterialRepository;
  private readonly files: FileStore;

  constructor(private readonly deps: Dependencies) {
    this.repository = new MaterialRepository(deps.db);
    this.files = new FileStore(deps.store, 'event-materials');
  }

  private async maySee(visitor: Visitor, event: EventRow): Promise<boolean> {
    if (event.is_cancelled || !mayDo(visitor, 'training.register_self')) return false;
    const registrations = await new RegistrationRepository(this.deps.db).ofEvent(event, viewerOf(visitor));
    return registrations.some(({ state }) => state === 'confirmed');
  }

  private async filesOf({ id }: EventRow) {
    return (await this.repository.ofEvent(id)).map(toFile);
  }

  async forVisitor(visitor: Visitor, event: EventRow) {
    return (await this.maySee(visitor, event)) ? this.filesOf(event) : [];
  }

  async open(visitor: Visitor, slug: string, id: string) {
    const event = await findEvent(this.deps.db, slug);
    if (!(await this.maySee(visitor, event))) throw problems.notFound();
    return this.fileOf(event, id);
  }

  /** For the staff. */
  async read(slug: string, id: string) {
    return this.fileOf(await findEvent(this.deps.db, slug), id);
  }

  private async fileOf(event: EventRow, id: string) {
    const row = await this.repository.find(event.id, id);
    if (!row) throw problems.notFound();
    return { ...row, content: await this.files.read(row) };
  }

  async list(slug: string) {
    return { items: await this.filesOf(await findEvent(this.deps.db, slug)) };
  }

  async add(slug: string, upload: Upload, author: string): Promise<UploadedFile> {
    const { db, now, decisions } = this.deps;
    const { id: event_id } = await findEvent(this.deps.db, slug);
    return this.files.keep(upload, (file) =>
      db.transaction(async (tx) => {
        await new MaterialRepository(tx).insert({ ...file, event_id, created_at: now() });
        await decisions.record(tx, { author, noun: NOUN, subject: slug, action: 'add material', text: file.name });
      }),
    );
  }

  async remove(slug: string, id: string, author: string) {
    const event = await findEvent(this.deps.db, slug);
    await this.deps.db.transaction(async (tx) => {
      const row = await new MaterialRepository(tx).remove(event.id, id);
      if (!row) throw problems.notFound();
      await this.deps.decisions.record(tx, {
        author,
        noun: NOUN,
        subject: slug,
        action: 'remove material',
        text: row.name,
      });
      await this.files.remove([{ id }]);
    });
    return { items: await this.filesOf(event) };
  }
}
