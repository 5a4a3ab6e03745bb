import { type ManagedMedium, MediaName } from '@site/contracts/manage-media';
import { documentFormatOf } from '@site/contracts/media-files';
import { randomUUID } from 'node:crypto';
import { formatCount } from '@site/kernel/plurals';
import { plainText } from '@site/kernel/plain-text';
import { type Db, isUniqueViolation } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { pictureLimits, PictureReducer } from '../../../pictures/reduce-picture.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import type { KeptPhotograph, MediaRow, Photo } from '../../../tables/media-tables.ts';
import type { Upload } from '../../../uploads/file-store.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { photoListPicture } from '../picture-urls.ts';
import { captionsUrl, DRAWING_SUFFIX, fileUrl, mediaKey, photoUrl } from './media-address.ts';
import { type MediaFilter, MediaRepository } from './media-repository.ts';
import { Photographs } from './photographs.ts';
import { prepareCaptions } from './prepare-captions.ts';
import { prepareMedia } from './prepare-media.ts';

type Deps = { db: Db; store: ObjectStore; decisions: Pick<DecisionService, 'record'>; now: () => Date };

const NOUN = 'media';
const NO_ALT = {
  photo: 'Опишите, что на\u00a0снимке: это прочтут те, кто его не\u00a0видит',
  drawing: 'Опишите, что на\u00a0чертеже: это прочтут те, кто его не\u00a0видит',
  video: 'Укажите название видео',
};
const NO_POSTER = 'Выберите заставку: снимок, который виден до\u00a0начала видео';

const kindNames: Record<MediaRow['kind'], { is: string; only: string }> = {
  photo: { is: 'фотография: её', only: 'фотографией' },
  drawing: { is: 'чертёж: его', only: 'другим чертежом SVG' },
  video: { is: 'видео: его', only: 'другим видео' },
  document: { is: 'документ: его', only: 'документом' },
};
/** Products named in a refusal. */
const MAX_NAMED = 10;

const refuse = (message: string) => new ProblemError(409, 'media', message);
const taken = (name: string) => refuse(`Файл ${name} уже загружен. Замените его содержимое или дайте файлу другое имя`);

const portraitOf = (name: string, trainers: readonly string[]) =>
  refuse(`Файл ${name}\u00a0— портрет в\u00a0академии (${trainers.join(', ')}): уберите его там`);

const photographOf = (name: string, locations: readonly string[]) =>
  refuse(`Файл ${name}\u00a0— фотография учебного класса (${locations.join('; ')}): уберите её там`);

const posterOf = (name: string, videos: readonly string[]) =>
  refuse(`Файл ${name}\u00a0— заставка видео (${videos.join(', ')}): выберите там другую`);

const shownBy = (name: string, documents: ManagedMedium['documents']) =>
  refuse(`Файл ${name} показывают документы ${documents.map(({ address }) => address).join(', ')}: уберите его там`);

type Users = Pick<ManagedMedium, 'used_by' | 'trainers' | 'locations' | 'videos' | 'documents'>;
const NOTHING: Users = { used_by: [], trainers: [], locations: [], videos: [], documents: [] };
const NO_CAPTIONS = { captions_id: null, captions_hash: null, captions_bytes: null };
const NO_RASTER = { raster_id: null, raster_bytes: null };
const NO_FOCUS = { focus_x: null, focus_y: null };
type Contents = Pick<MediaRow, 'content_id' | 'raster_id' | 'raster_bytes'>;
type Description = { alt?: string | undefined; poster?: string | undefined };
type Change = Description & { alt: string; focus?: ManagedMedium['focus'] | undefined };

function inUse(name: string, articles: readonly string[]) {
  const more = articles.length - MAX_NAMED;
  const others = more > 0 ? ` и\u00a0ещё у\u00a0${formatCount(more, ['товара', 'товаров', 'товаров'])}` : '';
  return refuse(
    `Файл ${name} есть у\u00a0товаров ${articles.slice(0, MAX_NAMED).join(', ')}${others}: уберите его там`,
  );
}

/** The file itself, of a photograph its widest rendition. */
function addressOf(file: MediaRow): string {
  switch (file.kind) {
    case 'photo':
      return photoUrl(file, `-w${file.width}.webp`);
    case 'drawing':
      return photoUrl(file, DRAWING_SUFFIX);
    default:
      return fileUrl(file);
  }
}

function toMedium(file: MediaRow, poster: Photo | null, users: Users): ManagedMedium {
  const { id, name, kind, alt, hash, color, width, height, focus_x, focus_y, seconds, size_bytes, updated_at } = file;
  const photo =
    (kind === 'photo' || kind === 'drawing') && width !== null && height !== null
      ? { kind, id, name, alt, hash, color, width, height, focus_x, focus_y }
      : poster;
  return {
    ...{ name, kind, alt, hash, color, width, height, seconds, size_bytes, notes: file.notes },
    updated_at: updated_at.toISOString(),
    focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
    captions: captionsUrl(file),
    poster: poster?.name ?? null,
    picture: photo && photoListPicture(photo),
    url: addressOf(file),
    ...users,
  };
}

/** The alternative text of a photograph or drawing, or the title of a video, which all must have. */
function describedAs(kind: MediaRow['kind'], { alt, poster }: Description): string {
  if (kind === 'document') return '';
  const missing = {
    ...(alt === undefined && { alt: NO_ALT[kind] }),
    ...(kind === 'video' && poster === undefined && { poster: NO_POSTER }),
  };
  if (alt === undefined || Object.keys(missing).length > 0) throw problems.invalid(missing);
  return alt;
}

async function keepPoster(tx: Db, name = ''): Promise<Photo> {
  const poster = await new Photographs(tx).keep(name);
  if (!poster) throw problems.invalid({ poster: 'Такой фотографии в\u00a0библиотеке нет' });
  return poster;
}

function nameOf(upload: Upload): string {
  const { success, data, error } = MediaName.safeParse(upload.name);
  if (!success) throw new ProblemError(400, 'file', error.issues[0]?.message ?? '');
  return data;
}

/** Photographs, drawings, videos and documents of products. */
export class MediaLibrary {
  private readonly repository: MediaRepository;
  private readonly reducer = new PictureReducer(pictureLimits, true);

  constructor(private readonly deps: Deps) {
    this.repository = new MediaRepository(deps.db);
  }

  list(filter: MediaFilter, page: number) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) =>
        (await this.repository.list(filter, limit, offset)).map(({ file, poster, ...users }) =>
          toMedium(file, poster, users),
        ),
    });
  }

  async add(upload: Upload, description: Description, author: string): Promise<ManagedMedium> {
    const name = nameOf(upload);
    if (await this.repository.has(name)) throw taken(name);
    const { content, raster, ...facts } = await prepareMedia(this.reducer, upload);
    const alt = describedAs(facts.kind, description);
    return this.keepContent(content, raster, (contents) =>
      this.deps.db.transaction(async (tx) => {
        const poster = facts.kind === 'video' ? await keepPoster(tx, description.poster) : null;
        const row = { ...facts, name, alt, poster_id: poster?.id ?? null, ...contents, updated_at: this.deps.now() };
        const file = await new MediaRepository(tx).insert({ ...row, ...NO_CAPTIONS, ...NO_FOCUS });
        await this.deps.decisions.record(tx, { author, noun: NOUN, subject: name, action: 'add', text: file.alt });
        return toMedium(file, poster, NOTHING);
      }),
    ).catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken(name) : error;
    });
  }

  /** Prepares a photograph: returns the one of the library with the same content, or a kept one for `addKept` or `discard`. */
  async keepPhotograph(upload: Upload): Promise<{ media_id: number } | { kept: KeptPhotograph }> {
    const { content, raster: _, notes: __, ...facts } = await prepareMedia(this.reducer, upload);
    if (facts.kind !== 'photo') throw new ProblemError(415, 'file', `${upload.name}\u00a0— не\u00a0фотография`);
    const media_id = await this.repository.photographOf(facts.hash);
    if (media_id !== undefined) return { media_id };
    return this.keep(content, async (content_id) => ({ kept: { ...facts, content_id } }));
  }

  /** Adds kept photographs in the transaction of the caller; returns their ids in the same order. */
  addKept(tx: Db, photographs: readonly { name: string; alt: string; kept: KeptPhotograph }[]): Promise<number[]> {
    const updated_at = this.deps.now();
    return new MediaRepository(tx).insertAll(
      photographs.map(({ name, alt, kept }) => ({
        ...{ ...kept, name, alt, updated_at, poster_id: null, notes: [] },
        ...NO_RASTER,
        ...NO_CAPTIONS,
        ...NO_FOCUS,
      })),
    );
  }

  async discard(kept: KeptPhotograph): Promise<void> {
    await this.deps.store.delete(mediaKey(kept));
  }

  async replace(name: string, upload: Upload, author: string): Promise<ManagedMedium> {
    const { content, raster, ...facts } = await prepareMedia(this.reducer, upload);
    const { medium, former } = await this.keepContent(content, raster, (contents) =>
      this.change(name, author, 'replace', async (repository, file) => {
        if (file.kind !== facts.kind) {
          const { is, only } = kindNames[file.kind];
          throw refuse(`${file.name}\u00a0— ${is} можно заменить только ${only}`);
        }
        const format = documentFormatOf(file.name);
        if (format !== documentFormatOf(upload.name))
          throw refuse(`${file.name}\u00a0— файл ${format}: его можно заменить только файлом ${format}`);
        // The point of the former photograph means nothing in another one.
        return repository.update(file.id, { ...facts, ...NO_FOCUS, ...contents, updated_at: this.deps.now() });
      }),
    );
    await this.deleteContent(former);
    return medium;
  }

  async describe(name: string, { alt, poster, focus }: Change, author: string): Promise<ManagedMedium> {
    const { medium } = await this.change(name, author, 'describe', async (repository, file, _users, tx) => {
      if (file.kind === 'document') throw refuse(`${file.name}\u00a0— документ: его название\u00a0— у\u00a0товара`);
      if (file.kind === 'photo') {
        const point = focus ? { focus_x: focus.x, focus_y: focus.y } : NO_FOCUS;
        return repository.update(file.id, {
          alt,
          ...(focus !== undefined && { ...point, updated_at: this.deps.now() }),
        });
      }
      if (focus)
        throw refuse(
          `Точка кадра бывает только у\u00a0снимка, а\u00a0${file.name}\u00a0— ${file.kind === 'video' ? 'видео' : 'чертёж'}`,
        );
      if (file.kind === 'drawing') return repository.update(file.id, { alt });
      const poster_id = poster === undefined ? file.poster_id : (await keepPoster(tx, poster)).id;
      // Pages show both, and are read again when a file is newer.
      return repository.update(file.id, { alt, poster_id, updated_at: this.deps.now() });
    });
    return medium;
  }

  /** Removes a file that nothing has. */
  async remove(name: string, author: string): Promise<ManagedMedium> {
    const { medium, former } = await this.change(
      name,
      author,
      'remove',
      async (repository, file, { used_by, trainers, locations, videos, documents }) => {
        if (used_by.length) throw inUse(file.name, used_by);
        if (trainers.length) throw portraitOf(file.name, trainers);
        if (locations.length) throw photographOf(file.name, locations);
        if (videos.length) throw posterOf(file.name, videos);
        if (documents.length) throw shownBy(file.name, documents);
        await repository.delete(file.id);
        return file;
      },
    );
    await this.deleteContent(former);
    await this.deleteCaptions(former);
    return medium;
  }

  /** Adds or replaces the captions of a video. */
  async caption(name: string, upload: Upload, author: string): Promise<ManagedMedium> {
    const { content, ...captions } = prepareCaptions(upload);
    const { medium, former } = await this.keep(content, (captions_id) =>
      this.change(name, author, 'add captions', (repository, file) => {
        if (file.kind !== 'video')
          throw refuse(`Субтитры бывают только у\u00a0видео, а\u00a0${file.name}\u00a0— не\u00a0видео`);
        return repository.update(file.id, { captions_id, ...captions, updated_at: this.deps.now() });
      }),
    );
    await this.deleteCaptions(former);
    return medium;
  }

  async removeCaptions(name: string, author: string): Promise<ManagedMedium> {
    const { medium, former } = await this.change(name, author, 'remove captions', (repository, file) => {
      if (!file.captions_id) throw refuse(`У\u00a0файла ${file.name} нет субтитров`);
      return repository.update(file.id, { ...NO_CAPTIONS, updated_at: this.deps.now() });
    });
    await this.deleteCaptions(former);
    return medium;
  }

  private async deleteCaptions({ captions_id }: MediaRow): Promise<void> {
    if (captions_id) await this.deps.store.delete(mediaKey({ content_id: captions_id }));
  }

  /** Changes a file in one transaction with the decision about it. */
  private change(
    name: string,
    author: string,
    action: string,
    work: (repository: MediaRepository, file: MediaRow, users: Users, tx: Db) => Promise<MediaRow>,
  ): Promise<{ medium: ManagedMedium; former: MediaRow }> {
    return this.deps.db.transaction(async (tx) => {
      const repository = new MediaRepository(tx);
      const found = await repository.lock(plainText(name));
      if (!found) throw problems.notFound();
      const { file, poster, ...users } = found;
      const changed = await work(repository, file, users, tx);
      const text = action === 'describe' ? changed.alt : '';
      await this.deps.decisions.record(tx, { author, noun: NOUN, subject: file.name, action, text });
      const shown = changed.poster_id === file.poster_id ? poster : await repository.posterOf(file.id);
      return { medium: toMedium(changed, shown, users), former: file };
    });
  }

  private async deleteContent(former: MediaRow): Promise<void> {
    await this.deps.store.delete(mediaKey(former));
    if (former.raster_id) await this.deps.store.delete(mediaKey({ content_id: former.raster_id }));
  }

  /** Keeps the content with the raster picture of a drawing. */
  private keepContent<T>(
    content: Buffer,
    raster: Buffer | null,
    write: (contents: Contents) => Promise<T>,
  ): Promise<T> {
    return this.keep(content, (content_id) =>
      raster
        ? this.keep(raster, (raster_id) => write({ content_id, raster_id, raster_bytes: raster.length }))
        : write({ content_id, ...NO_RASTER }),
    );
  }

  /** Writes the bytes before the row, so that a full store leaves no row without its content. */
  private async keep<T>(content: Buffer, write: (contentId: string) => Promise<T>): Promise<T> {
    const content_id = randomUUID();
    await this.deps.store.put(mediaKey({ content_id }), content);
    try {
      return await write(content_id);
    } catch (error) {
      await this.deps.store.delete(mediaKey({ content_id }));
      throw error;
    }
  }
}
