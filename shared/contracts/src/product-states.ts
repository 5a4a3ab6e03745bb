/** Without zod, for the browser. */
export const stockStates = ['in_stock', 'low_stock', 'expected', 'backorder', 'on_request', 'discontinued'] as const;
export const stockStateNames: Record<(typeof stockStates)[number], string> = {
  in_stock: 'В наличии',
  low_stock: 'Заканчивается',
  expected: 'Ожидается',
  backorder: 'Под заказ',
  on_request: 'Срок поставки уточняйте',
  discontinued: 'Снят с производства',
};

export const badges = ['new', 'hit', 'promo', 'discontinued'] as const;
/** Words of cells in a file of goods, and of the back office. */
export const badgeNames: Record<(typeof badges)[number], string> = {
  new: 'Новинка',
  hit: 'Хит',
  promo: 'Акция',
  discontinued: 'Снят',
};
