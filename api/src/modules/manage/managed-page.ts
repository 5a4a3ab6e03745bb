const PER_PAGE = 50;

type Source<Item> = {
  count: () => Promise<number>;
  rows: (limit: number, offset: number) => Promise<Item[]>;
};

export async function paged<Item>(page: number, { count, rows }: Source<Item>) {
  const [total, items] = await Promise.all([count(), rows(PER_PAGE, (page - 1) * PER_PAGE)]);
  return { items, total, page, pages: Math.ceil(total / PER_PAGE) };
}
