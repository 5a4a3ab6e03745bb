import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { Category } from './site-data.ts';

/**
 * `GET /api/fetch/catalog-menu/`: what the mega menu shows beside its names. It is no part of the site data, which every page
 * carries: a menu asks for it when it opens.
 */
export const CatalogMenu = z.object({
  groups: z.array(
    Category.pick({ url: true }).extend({
      children: z.array(Category.pick({ url: true, image: true })),
      hits: z.array(ProductCard.pick({ slug: true, name: true, picture: true, price: true, unit: true })),
      guide: z
        .object({ title: z.string(), url: z.string() })
        .nullable()
        .describe('the article that names most products of the group'),
    }),
  ),
});
export type CatalogMenu = z.infer<typeof CatalogMenu>;
