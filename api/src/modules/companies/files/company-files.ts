import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pictureRules, type PictureUse } from '@site/contracts/company-lists';
import type { CompanyPicture } from '@site/contracts/company-pictures';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { PictureReducer } from '../../../pictures/reduce-picture.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { uploadProblems } from '../../../uploads/upload-problems.ts';
import type { CompanyFileRow } from '../../../tables/company-tables.ts';
import { CompanyFileRepository } from './company-file-repository.ts';

/** Widths in pixels: the larger is the most the site shows, the smaller is for lists and phones. */
const WIDTHS = [1600, 640] as const;
const tooSmall = (side: number) =>
  new ProblemError(415, 'file', `Изображение должно быть не\u00a0меньше ${side}\u00a0×\u00a0${side} точек`);

const fileName = (id: string, width: number) => `${id}-${width}.webp`;
const keyOf = (id: string, width: number) => `company-files/${fileName(id, width)}`;
const urlOf = (id: string, width: number) => `/media/company/${fileName(id, width)}`;

export const companyPicture = ({ id, width, height }: CompanyFileRow, alt = ''): CompanyPicture => {
  const sources = WIDTHS.filter((candidate) => candidate <= width);
  const best = sources[0] ?? WIDTHS[0];
  const shown = Math.min(width, best);
  return {
    id,
    picture: {
      src: urlOf(id, best),
      alt,
      width: shown,
      height: Math.max(1, Math.round((height * shown) / width)),
      sources: [
        {
          type: 'image/webp',
          srcset: WIDTHS.map((candidate) => `${urlOf(id, candidate)} ${Math.min(candidate, width)}w`).join(', '),
        },
      ],
    },
  };
};

type Dependencies = { db: Db; store: ObjectStore; now: () => Date };

/**
 * Pictures of companies. Uploads are decoded and re-encoded, so that only pixels are stored: no scripts of an SVG, no
 * location or camera metadata of a photo. Vector drawings are rasterised.
 */
export class CompanyFiles {
  private readonly repository: CompanyFileRepository;
  private readonly reducer = new PictureReducer();

  constructor(private readonly deps: Dependencies) {
    this.repository = new CompanyFileRepository(deps.db);
  }

  private remove(id: string) {
    return Promise.all(WIDTHS.map((width) => this.deps.store.delete(keyOf(id, width))));
  }

  async upload(companyId: number, use: PictureUse, content: Buffer): Promise<CompanyPicture> {
    const { bytes, formats: allowed, side } = pictureRules[use];
    if (content.length > bytes) throw uploadProblems.tooLarge(bytes);
    const { width, height, isVector, files } = await this.reducer.reduce(content, allowed, WIDTHS);
    if (!isVector && Math.min(width, height) < side) throw tooSmall(side);
    const row = { id: randomUUID(), company_id: companyId, width, height, created_at: this.deps.now() };
    // Files are written before the row, so that a full store leaves no row without its picture.
    try {
      for (const [index, candidate] of WIDTHS.entries())
        await this.deps.store.put(keyOf(row.id, candidate), Buffer.from(files[index]!));
      await this.repository.insert(row);
    } catch (error) {
      await this.remove(row.id);
      throw error;
    }
    return companyPicture(row);
  }

  /** Returns pictures in the order of the ids, without those of other companies. */
  async pictures(companyId: number, ids: string[], alt = ''): Promise<CompanyPicture[]> {
    if (ids.length === 0) return [];
    const rows = new Map((await this.repository.ofCompany(companyId, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? companyPicture(row, alt) : [];
    });
  }

  /** Throws when the company has not uploaded the pictures, naming the fields. */
  async mustHave(companyId: number, fields: Record<string, readonly string[]>) {
    const named = [...new Set(Object.values(fields).flat())];
    if (named.length === 0 || (await this.repository.ofCompany(companyId, named)).length === named.length) return;
    const refusal = 'Загрузите изображения ещё раз: одно из\u00a0них не\u00a0найдено';
    throw problems.invalid(Object.fromEntries(Object.keys(fields).map((field) => [field, refusal])));
  }

  async read(name: string): Promise<Buffer> {
    const [, id, width] = /^([0-9a-f-]{36})-(\d+)\.webp$/.exec(name) ?? [];
    const known = WIDTHS.find((candidate) => String(candidate) === width);
    if (!id || !known) throw problems.notFound();
    const found = await this.deps.store.get(keyOf(id, known));
    if (!found) throw problems.notFound();
    return buffer(found.content);
  }

  async removeUnused() {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - DAY);
    await db.transaction(async (tx) => {
      const removed = await new CompanyFileRepository(tx).removeUnused(before);
      await Promise.all(removed.map(({ id }) => this.remove(id)));
    });
  }
}
