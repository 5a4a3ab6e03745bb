import { z } from 'zod';
import { typedText } from './fields.ts';
import { PartnerCard } from './blocks.ts';
import { partnerLevels } from './catalog.ts';
import { directions } from './company-lists.ts';
import { partnerServices } from './partner-services.ts';

const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** Unreadable values fall back to the defaults, so that old links still show the list. */
export const PartnersQuery = z.object({
  service: chosen(z.enum(partnerServices)),
  city: chosen(z.string().trim().min(1).max(100)),
  direction: chosen(z.enum(directions)),
  level: chosen(z.enum(partnerLevels)),
  search: typedText.max(100).catch(''),
  sort: z.enum(['level', 'name']).catch('level'),
});
export type PartnersQuery = z.infer<typeof PartnersQuery>;

const Choice = z.object({ value: z.string(), label: z.string() });

export const PartnersPageData = z.object({
  kind: z.literal('partners'),
  query: PartnersQuery,
  items: z.array(PartnerCard),
  /** Filter options with at least one partner. */
  services: z.array(z.enum(partnerServices)),
  cities: z.array(Choice),
  directions: z.array(z.enum(directions)),
  levels: z.array(Choice),
});
export type PartnersPageData = z.infer<typeof PartnersPageData>;
