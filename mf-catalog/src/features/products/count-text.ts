import { formatCount, type PluralForms } from '@site/kernel/plurals';

const products: PluralForms = ['товар', 'товара', 'товаров'];

/** «128 товаров» */
export const countText = (total: number): string => formatCount(total, products);
