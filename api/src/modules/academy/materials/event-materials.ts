import { join } from 'node:path';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { createFileStore, type Upload } from '../../../uploads/file-store.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import type { EventMaterialRow, EventRow } from '../../../tables/academy-tables.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { viewerOf } from '../registrations/registration-owner.ts';
import { createRegistrationRepository } from '../registrations/registration-repository.ts';
import { createMaterialRepository } from './material-repository.ts';

type Dependencies = { db: Db; decisions: DecisionService; dataDir: string; now: () => Date };

const NOUN = 'events';
const toFile = ({ id, name, size_bytes }: EventMaterialRow): UploadedFile => ({ id, name, size_bytes });

/** Files of an event, for its confirmed participants and those who registered them. */
export function createEventMaterials({ db, decisions, dataDir, now }: Dependencies) {
  const repository = createMaterialRepository(db);
  const files = createFileStore(join(dataDir, 'event-materials'));

  async function eventOf(slug: string): Promise<EventRow> {
    const event = await createEventRepository(db).find(slug);
    if (!event) throw problems.notFound();
    return event;
  }
  async function maySee(visitor: Visitor, event: EventRow): Promise<boolean> {
    if (event.is_cancelled || !mayDo(visitor, 'training.register_self')) return false;
    const registrations = await createRegistrationRepository(db).ofEvent(event, viewerOf(visitor));
    return registrations.some(({ state }) => state === 'confirmed');
  }
  const list = async ({ id }: EventRow) => (await repository.ofEvent(id)).map(toFile);

  return {
    forVisitor: async (visitor: Visitor, event: EventRow) => ((await maySee(visitor, event)) ? list(event) : []),

    async open(visitor: Visitor, slug: string, id: string) {
      const event = await eventOf(slug);
      const row = (await maySee(visitor, event)) ? await repository.find(event.id, id) : undefined;
      if (!row) throw problems.notFound();
      return { ...row, content: await files.read(row) };
    },

    list: async (slug: string) => ({ items: await list(await eventOf(slug)) }),

    async add(slug: string, upload: Upload, author: string): Promise<UploadedFile> {
      const { id: event_id } = await eventOf(slug);
      return files.keep(upload, (file) =>
        db.transaction(async (tx) => {
          await createMaterialRepository(tx).insert({ ...file, event_id, created_at: now() });
          await decisions.record(tx, { author, noun: NOUN, subject: slug, action: 'add material', text: file.name });
        }),
      );
    },

    async remove(slug: string, id: string, author: string) {
      const event = await eventOf(slug);
      await db.transaction(async (tx) => {
        const row = await createMaterialRepository(tx).remove(event.id, id);
        if (!row) throw problems.notFound();
        await decisions.record(tx, { author, noun: NOUN, subject: slug, action: 'remove material', text: row.name });
      });
      await files.remove([{ id }]);
      return { items: await list(event) };
    },
  };
}

export type EventMaterials = ReturnType<typeof createEventMaterials>;
