import type { LibraryMedium } from '@site/contracts/manage-media';
import type { Db } from '../../../db/database.ts';
import type { Photo, ShownMedium } from '../../../tables/media-tables.ts';
import { paged } from '../../manage/managed-page.ts';
import { photoListPicture } from '../picture-urls.ts';
import { DocumentPictures, mediaIn } from './document-pictures.ts';
import { type DocumentFilter, PhotographRepository, type ShownFilter } from './photograph-repository.ts';

const toListed = (medium: ShownMedium): LibraryMedium => ({
  name: medium.name,
  alt: medium.alt,
  picture: photoListPicture(medium.kind === 'video' ? medium.poster : medium),
  seconds: medium.kind === 'video' ? medium.seconds : null,
});

/** Photographs, videos and documents of the media library for those who show them. */
export class Photographs {
  private readonly repository: PhotographRepository;

  constructor(db: Db) {
    this.repository = new PhotographRepository(db);
  }

  /** Reads all photographs and videos that a stored value refers to in one query, and with no query if there are none. */
  async picturesOf(value: unknown): Promise<DocumentPictures> {
    const names = new Set(mediaIn(value).map(({ file }) => file));
    return new DocumentPictures(names.size > 0 ? await this.repository.byNames([...names]) : []);
  }

  async named(names: readonly string[]): Promise<LibraryMedium[]> {
    return (await this.repository.byNames([...names])).map(toListed);
  }

  /** The photograph stays in the library until the end of the transaction. */
  keep(name: string): Promise<Photo | undefined> {
    return this.repository.keep(name);
  }

  documents({ page, ...asked }: DocumentFilter & { page: number }) {
    const filter = { ...asked, type: 'document' as const };
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: (limit, offset) => this.repository.documents(filter, limit, offset),
    });
  }

  list({ page, ...filter }: ShownFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toListed),
    });
  }
}
