import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MAX_MEDIA_BYTES } from '@site/contracts/limits';
import { DAY } from '@site/kernel/dates';
import type { ObjectStore } from '@site/object-store/object-store';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { exchangePictures } from '../../tables/exchange-tables.ts';
import { uploadProblems } from '../../uploads/upload-problems.ts';
import type { MediaLibrary } from '../media/library/media-library.ts';
import { ExchangePictureRepository } from './exchange-picture-repository.ts';
import { pictureKey } from './picture-names.ts';

/** Prepared pictures that no product of the site has. */
const PREPARED_KEPT = 30 * DAY;
/** A picture may be refused because the machine was busy: the encoder has ten seconds. */
const REFUSALS_KEPT = DAY;

const keyOf = (content_id: string) => `exchange-parts/${content_id}`;

export type Picture = { file: string; content: Buffer };

type Prepared = Pick<typeof exchangePictures.$inferSelect, 'media_id' | 'prepared' | 'refusal'>;
type Taking = { besides?: string; isStopping?: () => boolean };

type Deps = {
  db: Db;
  store: ObjectStore;
  library: Pick<MediaLibrary, 'keepPhotograph' | 'discard'>;
  now: () => Date;
};

/**
 * Pictures that 1C has sent, each prepared for the media library outside of any transaction, and once: its bytes are
 * known by their hash.
 */
export class ExchangePictures {
  private readonly repository: ExchangePictureRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new ExchangePictureRepository(deps.db);
  }

  async addPart(session: string, file: string, bytes: Uint8Array): Promise<void> {
    const parts = await this.repository.parts(session, file);
    // One part too many: the picture is refused when it is taken.
    if (parts.reduce((sum, { size }) => sum + size, 0) > MAX_MEDIA_BYTES) return;
    const content_id = randomUUID();
    await this.deps.store.put(keyOf(content_id), Buffer.from(bytes));
    await this.repository.addPart(session, file, { content_id, size: bytes.length });
  }

  /**
   * Takes the uploaded pictures of a session. `besides` names the file of the current request: no request states that a
   * file is whole, so that a picture ends with the next file. False: `isStopping` has ended it.
   */
  async takeUploaded(session: string, { besides = '', isStopping }: Taking = {}): Promise<boolean> {
    for (const file of await this.repository.uploaded(session, besides)) {
      if (isStopping?.()) return false;
      const ids = (await this.repository.parts(session, file)).map(({ content_id }) => content_id);
      const content = await this.contentOf(ids);
      // Without its objects it has been taken, and only the rows are left.
      if (content) await this.take({ file, content });
      await this.deleteObjects(ids);
      await this.repository.deleteParts(ids);
    }
    return true;
  }

  /** Prepares a picture, unless its bytes are known. */
  async take({ file, content }: Picture): Promise<void> {
    const { now, library } = this.deps;
    const source_hash = createHash('sha256').update(content).digest('hex');
    if (!(await this.repository.touch(source_hash, now()))) {
      const picture = await this.prepare(file, content);
      const isAdded = await this.repository.add({ source_hash, ...picture, taken_at: now() });
      if (!isAdded && picture.prepared) await library.discard(picture.prepared);
    }
    await this.repository.putFile(pictureKey(file), source_hash);
  }

  /** Drops the uploaded pictures of a session. */
  async drop(session: string): Promise<void> {
    await this.deleteObjects(await this.repository.dropParts({ token_hash: session }));
  }

  /** Sessions with uploaded pictures that end before a time. */
  waiting(endsBefore: Date): Promise<string[]> {
    return this.repository.waiting(endsBefore);
  }

  async forgetExpired(): Promise<void> {
    const now = this.deps.now();
    await this.deleteObjects(await this.repository.dropParts({ endedBefore: now }));
    const before = (age: number) => new Date(now.getTime() - age);
    const forgotten = { taken: before(PREPARED_KEPT), refused: before(REFUSALS_KEPT) };
    for (const prepared of await this.repository.forget(forgotten)) await this.deps.library.discard(prepared);
  }

  private async prepare(file: string, content: Buffer): Promise<Prepared> {
    const nothing = { media_id: null, prepared: null, refusal: null };
    if (content.length > MAX_MEDIA_BYTES)
      return { ...nothing, refusal: uploadProblems.tooLarge(MAX_MEDIA_BYTES).message };
    try {
      const found = await this.deps.library.keepPhotograph({ name: basename(file), content });
      return 'kept' in found ? { ...nothing, prepared: found.kept } : { ...nothing, ...found };
    } catch (error) {
      // Others, such as an unavailable store, end the request, and 1C repeats it.
      if (error instanceof ProblemError && error.statusCode < 500) return { ...nothing, refusal: error.message };
      throw error;
    }
  }

  private async contentOf(ids: readonly string[]): Promise<Buffer | null> {
    const contents: Buffer[] = [];
    for (const id of ids) {
      const found = await this.deps.store.get(keyOf(id));
      if (!found) return null;
      contents.push(await buffer(found.content));
    }
    return contents.length ? Buffer.concat(contents) : null;
  }

  private async deleteObjects(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.deps.store.delete(keyOf(id));
  }
}
