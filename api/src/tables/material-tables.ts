import type { Material } from '@site/contracts/partner-materials';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SceneName } from '@site/contracts/scene-names';
import type { MarkVariant } from '../brand/brand-mark.ts';
import { jsonb } from '../db/columns.ts';

/** Source of a file, rendered at download, so that a picture always matches its product. */
export type MaterialSource =
  | { type: 'mark'; variant: MarkVariant; format: 'svg' | 'png' }
  | { type: 'scene'; scene: SceneName }
  | { type: 'product'; slug: string }
  | { type: 'document'; slug: string }
  | { type: 'video'; file: string };

export const partnerMaterials = pgTable('partner_materials', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  kind: text().$type<Material['kind']>().notNull(),
  direction: text().$type<NonNullable<Material['direction']>>(),
  title: text().notNull(),
  source: jsonb().$type<MaterialSource>().notNull(),
  sort: integer().notNull().default(0),
});
export type MaterialRow = typeof partnerMaterials.$inferSelect;
