import { MAX_ARTICLE } from '@site/contracts/goods-keys';
import type { ProductValues } from '@site/contracts/manage-goods';
import { whole } from '@site/forms/rules';
import { formatNumber } from '@site/kernel/numbers';
import { readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { slug } from '../edit/slug-rule.ts';

const linesOf = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const TOO_LONG = `В\u00a0артикуле может быть не\u00a0больше ${formatNumber(MAX_ARTICLE)}\u00a0символов`;

/** `more_categories` are slugs, `old_articles` a line each. */
export const placeSchema = z.object({
  slug: slug(),
  more_categories: z.array(z.string()),
  popularity: whole(0, 1_000_000),
  old_articles: z
    .string()
    .check(z.refine((typed) => linesOf(typed).every((line) => Array.from(line).length <= MAX_ARTICLE), TOO_LONG)),
});
export type PlaceValues = z.infer<typeof placeSchema>;

export const placeForm = (product: ProductValues): PlaceValues => ({
  slug: product.slug,
  more_categories: product.more_categories,
  popularity: String(product.popularity),
  old_articles: product.old_articles.join('\n'),
});

export const readPlace = ({ popularity, old_articles, ...place }: PlaceValues) => ({
  ...place,
  popularity: Number(readWhole(popularity)),
  old_articles: linesOf(old_articles),
});
