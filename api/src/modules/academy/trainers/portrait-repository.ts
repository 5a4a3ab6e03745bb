import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { mediaFiles, type Photo } from '../../../tables/media-tables.ts';

const { id, name, alt, hash, width, height, color } = mediaFiles;

function matching(search = '') {
  const anywhere = `%${escapeLike(search)}%`;
  return and(eq(mediaFiles.kind, 'photo'), search ? or(ilike(name, anywhere), ilike(alt, anywhere)) : undefined);
}

/** Photographs of the media library that a trainer can have as a portrait. */
export class PortraitRepository {
  constructor(private readonly db: Db) {}

  count(search?: string): Promise<number> {
    return this.db.$count(mediaFiles, matching(search));
  }

  async list(search: string | undefined, limit: number, offset: number): Promise<Photo[]> {
    const rows = await this.db
      .select({ id, name, alt, hash, width, height, color })
      .from(mediaFiles)
      .where(matching(search))
      .orderBy(desc(mediaFiles.updated_at), id)
      .limit(limit)
      .offset(offset);
    // A photograph has its size: a constraint of the table.
    return rows as Photo[];
  }

  async find(file: string): Promise<{ id: number } | undefined> {
    const [row] = await this.db
      .select({ id })
      .from(mediaFiles)
      .where(and(matching(), eq(name, file)));
    return row;
  }
}
