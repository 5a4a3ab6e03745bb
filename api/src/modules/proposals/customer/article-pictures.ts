import type { Picture } from '@site/contracts/picture';
import type { Db } from '../../../db/database.ts';
import { productPicture } from '../../media/picture-urls.ts';
import { PicturedRepository } from '../pictured-repository.ts';

/** Pictures by article, discontinued products included. */
export async function pictureOfArticles(db: Db, articles: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const found = await new PicturedRepository(db).products(articles);
  return new Map(found.map((product) => [product.article, productPicture(product)]));
}
