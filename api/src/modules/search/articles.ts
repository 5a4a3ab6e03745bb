import { normaliseArticle } from '@site/kernel/article';

type Coded = { id: number; article: string; old_articles: readonly string[] };

/** Finds a product by its current article, or by a former one unless several products share it. */
export class Articles {
  private readonly current = new Map<string, number>();
  private readonly former = new Map<string, Set<number>>();
  private readonly known = new Map<number, Coded>();

  put(product: Coded): void {
    this.remove(product.id);
    this.known.set(product.id, product);
    this.current.set(normaliseArticle(product.article), product.id);
    for (const article of product.old_articles) {
      const key = normaliseArticle(article);
      this.former.set(key, (this.former.get(key) ?? new Set()).add(product.id));
    }
  }

  remove(id: number): void {
    const product = this.known.get(id);
    if (!product) return;
    this.known.delete(id);
    const key = normaliseArticle(product.article);
    if (this.current.get(key) === id) this.current.delete(key);
    for (const article of product.old_articles) this.former.get(normaliseArticle(article))?.delete(id);
  }

  find(text: string): number | null {
    const key = normaliseArticle(text);
    const former = this.former.get(key);
    return this.current.get(key) ?? (former?.size === 1 ? [...former][0]! : null);
  }
}
