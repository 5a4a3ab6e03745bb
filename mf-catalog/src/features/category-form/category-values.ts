import type { CategoryValues } from '@site/contracts/manage-categories';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';

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
  slug: z.string().check(
    z.trim(),
    z.refine(
      (slug) => slug === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
      'Только латинские строчные буквы, цифры и\u00a0дефисы',
    ),
  ),
  parent: z.string(),
  intro: filled(),
});
export type NewCategoryValues = z.infer<typeof newCategorySchema>;
