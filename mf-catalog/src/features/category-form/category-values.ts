import type { CategoryValues } from '@site/contracts/manage-categories';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';
import { slug } from '../edit/slug-rule.ts';

/** An empty `parent` is the top of the catalogue. */
export const textSchema = z.object({
  name: filled(),
  parent: z.string(),
  h1: filled(),
  intro: filled(),
  seo_text: z.string(),
  compared_apart: z.boolean(),
});
export type TextValues = z.infer<typeof textSchema>;

export const textForm = ({ name, parent, h1, intro, seo_text, compared_apart }: CategoryValues): TextValues => ({
  ...{ name, h1, intro, seo_text, compared_apart },
  parent: parent ?? '',
});

export const readTexts = ({ parent, ...texts }: TextValues) => ({ ...texts, parent: parent || null });

/** Codes of attributes and columns. */
export const facetsSchema = z.object({ facets: z.array(z.string()) });
export type FacetsValues = z.infer<typeof facetsSchema>;

export const newCategorySchema = z.object({
  name: filled(),
  slug: slug(false),
  parent: z.string(),
  intro: filled(),
});
export type NewCategoryValues = z.infer<typeof newCategorySchema>;
