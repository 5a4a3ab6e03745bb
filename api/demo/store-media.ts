import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { portraitNames } from '@site/contracts/portrait-names';
import { sceneNames } from '@site/contracts/scene-names';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../src/db/database.ts';
import { readSize, SIZE_ATTRIBUTE } from '@site/kernel/product-size';
import { sceneSizes } from '../src/modules/media/picture-urls.ts';
import { type PartDrawing, pictureKey, type PictureSubject } from '../src/modules/media/pictures.ts';
import { VIDEOS_FOLDER } from '../src/modules/media/videos.ts';
import type { ObjectStore } from '@site/object-store/object-store';
import { categories, productAttributes, productRelations, products } from '../src/tables/catalog-tables.ts';
import { draw } from './draw.ts';

export const videoFolder = fileURLToPath(new URL('./media/video/', import.meta.url));

const formats = Object.keys(sceneSizes) as (keyof typeof sceneSizes)[];

const ofScenes = (): PictureSubject[] =>
  sceneNames.flatMap((slug) => [...formats, 'share' as const].map((form) => ({ kind: 'scene', slug, form }) as const));

const ofPortraits = (): PictureSubject[] => portraitNames.map((slug) => ({ kind: 'portrait', slug, form: 'whole' }));

async function ofCategories(db: Db): Promise<PictureSubject[]> {
  const rows = await db.select({ slug: categories.slug }).from(categories);
  return rows.flatMap(({ slug }) => (['whole', 'share'] as const).map((form) => ({ kind: 'category', slug, form })));
}

async function ofProducts(db: Db): Promise<PictureSubject[]> {
  const rows = await db
    .select({ id: products.id, slug: products.slug, drawing: products.drawing, size: productAttributes.label })
    .from(products)
    .leftJoin(
      productAttributes,
      and(eq(productAttributes.product_id, products.id), eq(productAttributes.code, SIZE_ATTRIBUTE)),
    )
    .orderBy(asc(products.id));
  const parts = new Map<number, PartDrawing[]>();
  const found = await db
    .select({ id: productRelations.product_id, position: productRelations.position, drawing: products.drawing })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.related_id))
    .where(and(eq(productRelations.kind, 'spare_part'), eq(products.is_published, true)))
    .orderBy(asc(productRelations.sort));
  for (const { id, ...part } of found) parts.set(id, [...(parts.get(id) ?? []), part]);
  return rows.flatMap(({ id, slug, drawing, ...row }): PictureSubject[] => {
    const own = parts.get(id);
    const size = readSize(row.size);
    return [
      ...(['whole', 'share', 'front', 'detail'] as const).map(
        (form) => ({ kind: 'product', slug, form, drawing }) as const,
      ),
      ...(size ? [{ kind: 'product', slug, form: 'dimensions', drawing, size } as const] : []),
      ...(own ? [{ kind: 'product', slug, form: 'parts', drawing, parts: own } as const] : []),
    ];
  });
}

/** Stores the pictures and videos, for an API without the demonstration. Returns the number of pictures. */
export async function storeMedia(db: Db, store: ObjectStore): Promise<number> {
  const subjects = [...ofScenes(), ...ofPortraits(), ...(await ofCategories(db)), ...(await ofProducts(db))];
  let stored = 0;
  for (const subject of subjects) {
    const svg = draw(subject);
    if (svg === null) continue;
    await store.put(pictureKey(subject), Buffer.from(svg));
    stored++;
  }
  for (const name of await readdir(videoFolder))
    await store.put(`${VIDEOS_FOLDER}/${name}`, await readFile(join(videoFolder, name)));
  return stored;
}
