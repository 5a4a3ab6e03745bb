import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GoodsImport } from '@site/contracts/manage-goods';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readGoodsText } from '../src/modules/goods/goods-files.ts';
import { placeInWords } from '../src/modules/goods/goods-table.ts';
import type { Db } from '../src/db/database.ts';
import { importGoods } from '../src/modules/goods/import-goods.ts';
import { GoodsRepository } from '../src/modules/goods/goods-repository.ts';
import { productVideos, products } from '../src/tables/catalog-tables.ts';
import { productQuestions } from '../src/tables/question-tables.ts';
import { isDrawn } from './drawings/devices/index.ts';
import type { ProductDrawing } from './drawings/index.ts';
import { insertAll } from './insert-all.ts';
import { readYaml } from './tables.ts';
import { dayAt, momentAt } from './written.ts';

function readTables(name: string) {
  const { given, findings } = readGoodsText(name, readFileSync(new URL(`./goods/${name}`, import.meta.url)));
  if (findings.length)
    throw new Error(
      findings.map(({ place, title, message }) => `${name}: ${placeInWords(place)}, «${title}»: ${message}`).join('; '),
    );
  return given;
}

export const goodsCategories = (): GoodsImport['categories'] => readTables('categories.csv').categories;

/**
 * Products, categories and attributes, in tables as `npm run manage -- products export` writes them. Each top category
 * has a table of its products.
 */
export function goodsFiles(now: Date): GoodsImport {
  const { attributes } = readTables('attributes.csv');
  const categories = goodsCategories();
  const rows = categories.filter(({ parent }) => !parent).flatMap(({ slug }) => readTables(`${slug}.csv`).products);
  const dated = rows.map(({ added_at, stock_date, ...row }) => ({
    ...row,
    ...(added_at && { added_at: momentAt(now, added_at).toISOString() }),
    ...(stock_date && { stock_date: dayAt(now, stock_date) }),
  }));
  return { attributes, categories, products: dated, replace: false };
}

/** Parameters of the drawings, by article: the import has none, because a manufacturer has pictures. */
export const productDrawings = () =>
  readYaml('./goods/drawings.yaml', z.record(z.string(), z.custom<ProductDrawing>(isDrawn)));

const Videos = z.record(
  z.string(),
  z.strictObject({
    file: z.string(),
    title: z.string(),
    description: z.string(),
    seconds: z.int(),
    published_on: z.iso.date(),
  }),
);
const Questions = z.record(
  z.string(),
  z.array(
    z.strictObject({
      author: z.string(),
      city: z.string(),
      asked_at: z.iso.datetime(),
      text: z.string(),
      answered_at: z.iso.datetime(),
      answer: z.string(),
    }),
  ),
);

type ProductRow = typeof products.$inferSelect;

/** Writes the catalogue; returns its products in the order of their ids. */
export async function seedGoods(tx: Db, now: Date): Promise<ProductRow[]> {
  await importGoods(new GoodsRepository(tx), goodsFiles(now), now);
  await addDrawings(tx);
  const rows = await tx.select().from(products).orderBy(products.id);
  const idOf = (article: string) => {
    const row = rows.find((product) => product.article === article);
    if (!row) throw new Error(`Expected a product with the article ${article}, found none`);
    return row.id;
  };
  await insertAll(
    tx,
    productVideos,
    Object.entries(readYaml('./goods/videos.yaml', Videos)).map(([article, video]) => ({
      ...video,
      product_id: idOf(article),
      sort: 0,
    })),
  );
  await insertAll(
    tx,
    productQuestions,
    Object.entries(readYaml('./goods/questions.yaml', Questions)).flatMap(([article, questions]) =>
      questions.map(({ asked_at, answered_at, ...question }) => ({
        ...question,
        product_id: idOf(article),
        asked_at: momentAt(now, asked_at),
        answered_at: momentAt(now, answered_at),
        may_publish: true,
        is_published: true,
      })),
    ),
  );
  return rows;
}

async function addDrawings(tx: Db) {
  const drawings = Object.entries(productDrawings()).map(([article, drawing]) => ({
    article,
    drawing,
    version: createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 12),
  }));
  await tx.execute(sql`
    update products p set drawing = r.drawing, picture_version = r.version
    from jsonb_to_recordset(${JSON.stringify(drawings)}::jsonb) as r (article text, drawing jsonb, version text)
    where p.article = r.article`);
}
