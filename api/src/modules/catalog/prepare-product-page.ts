import type { PageResponse } from '@site/contracts/page';
import type { Db } from '../../db/database.ts';
import { readInTurn } from '../../db/memo.ts';
import { ProblemError } from '../../errors.ts';
import { guest } from '../session/visitor.ts';
import { productPage, type ProductPageDeps } from './product-page.ts';
import { ProductRepository } from './product-repository.ts';

export type PreparedProductPage = {
  /** A guest's page of a product as it is in a transaction; undefined: its category is hidden. */
  pageIn: (tx: Db, slug: string) => Promise<PageResponse | undefined>;
};

/** Reads what the page of a product shows from outside of its tables. */
export async function prepareProductPage(deps: ProductPageDeps, id: number): Promise<PreparedProductPage> {
  const tree = await deps.categories.tree();
  const published = await deps.questions.published(id);
  return {
    pageIn: (tx, slug) =>
      productPage(
        {
          ...deps,
          repository: readInTurn(new ProductRepository(tx)),
          categories: { tree: async () => tree },
          questions: { published: async () => published },
        },
        slug,
        guest,
      ).catch((error: unknown) => {
        if (error instanceof ProblemError && error.statusCode === 404) return undefined;
        throw error;
      }),
  };
}
