import type { LibraryPhotograph } from '@site/contracts/manage-media';
import type { Db } from '../../../db/database.ts';
import type { Photo } from '../../../tables/media-tables.ts';
import { paged } from '../../manage/managed-page.ts';
import { photoListPicture } from '../picture-urls.ts';
import { DocumentPictures, photographsIn } from './document-pictures.ts';
import { type PhotographFilter, PhotographRepository } from './photograph-repository.ts';

const toPhotograph = (photo: Photo): LibraryPhotograph => ({
  name: photo.name,
  alt: photo.alt,
  picture: photoListPicture(photo),
});

/** Photographs of the media library for documents and trainers. */
export class Photographs {
  private readonly repository: PhotographRepository;

  constructor(db: Db) {
    this.repository = new PhotographRepository(db);
  }

  /** Reads all photographs that a stored value refers to in one query, and with no query if there are none. */
  async picturesOf(value: unknown): Promise<DocumentPictures> {
    const names = new Set(photographsIn(value).map(({ file }) => file));
    return new DocumentPictures(names.size > 0 ? await this.repository.byNames([...names]) : []);
  }

  async find(name: string): Promise<Photo | undefined> {
    const [photo] = await this.repository.byNames([name]);
    return photo;
  }

  list({ page, ...filter }: PhotographFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toPhotograph),
    });
  }
}
