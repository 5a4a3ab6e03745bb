import { and, asc, desc, eq, ilike, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { mediaFiles, type Photo, posterPhoto, type ShownKind, type ShownMedium } from '../../../tables/media-tables.ts';

type NamedFilter = { search?: string | undefined; name?: string | undefined };
/** `picture`: photographs and drawings. */
export type ShownFilter = NamedFilter & { type: ShownKind | 'picture' };
export type DocumentFilter = NamedFilter & { format?: 'pdf' | undefined };
type Filter = ShownFilter | (DocumentFilter & { type: 'document' });

const { id, name, kind, alt, hash, width, height, color, focus_x, focus_y, seconds, captions_hash } = mediaFiles;
const photo = { kind, id, name, alt, hash, width, height, color, focus_x, focus_y };
const shown = { ...photo, seconds, captions_hash, poster: posterPhoto };

function matching(filter: Filter) {
  const anywhere = `%${escapeLike(filter.search ?? '')}%`;
  return and(
    filter.type === 'picture' ? inArray(kind, ['photo', 'drawing']) : eq(kind, filter.type),
    'format' in filter && filter.format ? ilike(name, `%.${filter.format}`) : undefined,
    filter.search ? or(ilike(name, anywhere), ilike(alt, anywhere)) : undefined,
    filter.name === undefined ? undefined : eq(name, filter.name),
  );
}

/** Photographs, drawings, videos and documents of the media library, which documents, trainers and locations refer to by name. */
export class PhotographRepository {
  constructor(private readonly db: Db) {}

  count(filter: Filter): Promise<number> {
    return this.db.$count(mediaFiles, matching(filter));
  }

  async list(filter: ShownFilter, limit: number, offset: number): Promise<ShownMedium[]> {
    const rows = await this.db
      .select(shown)
      .from(mediaFiles)
      .where(matching(filter))
      .orderBy(desc(mediaFiles.updated_at), asc(id))
      .limit(limit)
      .offset(offset);
    // Both have a size, and a video its poster: constraints of the table.
    return rows as ShownMedium[];
  }

  documents(filter: Filter, limit: number, offset: number) {
    return this.db
      .select({ name, size_bytes: mediaFiles.size_bytes })
      .from(mediaFiles)
      .where(matching(filter))
      .orderBy(desc(mediaFiles.updated_at), asc(id))
      .limit(limit)
      .offset(offset);
  }

  async byNames(names: string[]): Promise<ShownMedium[]> {
    const rows = await this.db
      .select(shown)
      .from(mediaFiles)
      .where(and(ne(kind, 'document'), inArray(name, names)));
    return rows as ShownMedium[];
  }

  /** The photograph stays in the library until the end of the transaction. */
  async keep(photograph: string): Promise<Photo | undefined> {
    const [row] = await this.db
      .select(photo)
      .from(mediaFiles)
      .where(and(eq(kind, 'photo'), eq(name, photograph)))
      .for('key share');
    return row as Photo | undefined;
  }
}
