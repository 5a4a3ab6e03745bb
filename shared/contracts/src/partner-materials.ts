import { z } from 'zod';
import { directions } from './company-lists.ts';
import { Picture } from './picture.ts';

export const materialKinds = ['logo', 'catalog', 'photo', 'banner', 'presentation', 'video'] as const;
export const MaterialKind = z.enum(materialKinds);
export type MaterialKind = z.infer<typeof MaterialKind>;

const Direction = z.enum(directions);

export const Material = z.object({
  id: z.int(),
  kind: MaterialKind,
  /** Null: all directions. */
  direction: Direction.nullable(),
  title: z.string(),
  /** For example «PNG, 1440 × 1080». */
  facts: z.string(),
  preview: Picture.nullable(),
});
export type Material = z.infer<typeof Material>;

/** Unreadable filters are dropped, so that an old link shows everything. */
export const MaterialsQuery = z.object({
  kind: MaterialKind.optional().catch(undefined),
  direction: Direction.optional().catch(undefined),
});
export type MaterialsQuery = z.infer<typeof MaterialsQuery>;

/** `GET /api/account/media/`: files for partners. */
export const MaterialsPageData = z.object({
  kind: z.literal('partner-materials'),
  /** False: the company is not a partner, and the list is empty. */
  open: z.boolean(),
  query: MaterialsQuery,
  items: z.array(Material),
  kinds: z.array(MaterialKind),
  directions: z.array(Direction),
});
export type MaterialsPageData = z.infer<typeof MaterialsPageData>;
