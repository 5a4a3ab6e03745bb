import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { mediaFiles, type Photo } from '../../../tables/media-tables.ts';

export type PhotographFilter = { search?: string | undefined; name?: string | undefined };

const { id, name, alt, hash, width, height, color } = mediaFiles;
const isPhotograph = eq(mediaFiles.kind, 'photo');

function matching(filter: PhotographFilter) {
  const anywhere = `%${escapeLike(filter.search ?? '')}%`;
  return and(
    isPhotograph,
    filter.search ? or(ilike(name, anywhere), ilike(alt, anywhere)) : undefined,
    filter.name === undefined ? undefined : eq(name, filter.name),
  );
}

/** Photographs of the media library, which documents and trainers refer to by name. */
export class PhotographRepository {
  constructor(private readonly db: Db) {}

  count(filter: PhotographFilter): Promise<number> {
    return this.db.$count(mediaFiles, matching(filter));
  }

  async list(filter: PhotographFilter, limit: number, offset: number): Promise<Photo[]> {
    const rows = await this.db
      .select({ id, name, alt, hash, width, height, color })
      .from(mediaFiles)
      .where(matching(filter))
      .orderBy(desc(mediaFiles.updated_at), asc(id))
      .limit(limit)
      .offset(offset);
    // A photograph has its size: a constraint of the table.
    return rows as Photo[];
  }

  async byNames(names: string[]): Promise<Photo[]> {
    const rows = await this.db
      .select({ id, name, alt, hash, width, height, color })
      .from(mediaFiles)
      .where(and(isPhotograph, inArray(name, names)));
    return rows as Photo[];
  }
}
