import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { Category } from './site-data.ts';

/**
 * `GET /api/fetch/catalog-menu/`: pictures and products of the mega menu. Loaded when the menu opens, to keep it out of
 * the site data that every page carries.
 */
export const CatalogMenu = z.object({
  groups: z.array(
    Category.pick({ url: true }).extend({
      children: z.array(Category.pick({ url: true, image: true })),
      hits: z.array(ProductCard.pick({ slug: true, name: true, picture: true, price: true, unit: true })),
      guide: z
        .object({ title: z.string(), url: z.string() })
        .nullable()
        .describe('the article that mentions the most products of the group'),
    }),
  ),
});
export type CatalogMenu = z.infer<typeof CatalogMenu>;
