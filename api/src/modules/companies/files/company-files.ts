import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureRules, type PictureUse } from '@site/contracts/company-lists';
import type { CompanyPicture } from '@site/contracts/company-pictures';
import sharp from 'sharp';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { uploadProblems } from '../../../uploads/upload-problems.ts';
import type { CompanyFileRow } from '../company-tables.ts';
import { createCompanyFileRepository } from './company-file-repository.ts';

const DAY = 24 * 60 * 60_000;
/** Wider is of no use on the site. The smaller one is for lists and phones. */
const WIDTHS = [1600, 640] as const;
/** A picture that is small on the disk may be huge in memory. */
const MOST_PIXELS = 50_000_000;

const formats: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };

const tooSmall = (side: number) =>
  new ProblemError(415, 'file', `Изображение должно быть не\u00a0меньше ${side}\u00a0×\u00a0${side} точек`);

const fileName = (id: string, width: number) => `${id}-${width}.webp`;
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

type Dependencies = { db: Db; dataDir: string; now: () => Date };

/**
 * Pictures of companies. What comes is decoded and written anew, so that nothing but pixels is kept of it: no script of
 * a drawing, no place and camera of a photograph. A drawing of vectors becomes pixels as well.
 */
export function createCompanyFiles({ db, dataDir, now }: Dependencies) {
  const repository = createCompanyFileRepository(db);
  const folder = join(dataDir, 'company-files');

  async function decode(content: Buffer, use: PictureUse) {
    const { formats: allowed, side } = pictureRules[use];
    const image = sharp(content, { limitInputPixels: MOST_PIXELS, density: 144 }).rotate();
    const meta = await image.metadata().catch(() => null);
    const format = meta && formats[meta.format];
    if (!meta || !format || !(allowed as readonly string[]).includes(format)) throw uploadProblems.kind(allowed);
    // An orientation of 5 and more has the sides of the picture exchanged.
    const turned = (meta.orientation ?? 1) >= 5;
    const [width, height] = turned ? [meta.height, meta.width] : [meta.width, meta.height];
    if (format !== 'svg' && Math.min(width, height) < side) throw tooSmall(side);
    return { image, width, height };
  }

  return {
    async upload(companyId: number, use: PictureUse, content: Buffer): Promise<CompanyPicture> {
      const { bytes, formats: allowed } = pictureRules[use];
      if (content.length > bytes) throw uploadProblems.tooLarge(bytes);
      const { image, width, height } = await decode(content, use);
      const id = randomUUID();
      const sized = await Promise.all(
        WIDTHS.map(async (candidate) => ({
          name: fileName(id, candidate),
          bytes: await image
            .clone()
            .resize({ width: candidate, withoutEnlargement: true })
            .webp({ quality: 82 })
            .toBuffer(),
        })),
      ).catch(() => {
        throw uploadProblems.kind(allowed);
      });
      const row = { id, company_id: companyId, width, height, created_at: now() };
      // The row first: bytes without a row would stay on the disk for ever.
      await repository.insert(row);
      await mkdir(folder, { recursive: true });
      for (const file of sized) await writeFile(join(folder, file.name), file.bytes);
      return companyPicture(row);
    },

    /** In the order of the ids; those of other companies are left out. */
    async pictures(companyId: number, ids: string[], alt = ''): Promise<CompanyPicture[]> {
      if (ids.length === 0) return [];
      const rows = new Map((await repository.ofCompany(companyId, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? companyPicture(row, alt) : [];
      });
    },

    /** Refuses what the company has not uploaded, by the field that names it. */
    async mustHave(companyId: number, fields: Record<string, readonly string[]>) {
      const named = [...new Set(Object.values(fields).flat())];
      if (named.length === 0 || (await repository.ofCompany(companyId, named)).length === named.length) return;
      const refusal = 'Загрузите изображения ещё раз: одно из\u00a0них не\u00a0найдено';
      throw problems.invalid(Object.fromEntries(Object.keys(fields).map((field) => [field, refusal])));
    },

    async read(name: string): Promise<Buffer> {
      const [, id, width] = /^([0-9a-f-]{36})-(\d+)\.webp$/.exec(name) ?? [];
      const known = WIDTHS.find((candidate) => String(candidate) === width);
      if (!id || !known) throw problems.notFound();
      return readFile(join(folder, fileName(id, known))).catch(() => {
        throw problems.notFound();
      });
    },

    async removeUnused() {
      const removed = await repository.removeUnused(new Date(now().getTime() - DAY));
      await Promise.all(
        removed.flatMap(({ id }) => WIDTHS.map((width) => rm(join(folder, fileName(id, width)), { force: true }))),
      );
    },
  };
}

export type CompanyFiles = ReturnType<typeof createCompanyFiles>;
