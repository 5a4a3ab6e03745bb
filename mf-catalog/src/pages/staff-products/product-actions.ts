import type { ManagedProductRow } from '@site/contracts/manage-goods';
import type { ApiClient } from '@site/runtime';
import type { Bulk, PlainAction } from '@site/staff/bulk';
import { BadgesDialog } from './badges-dialog.tsx';
import { outcomeOf } from './import-outcome.ts';

/** One import for all products, so that one undo takes all of it back. */
const publish =
  (api: ApiClient, published: boolean): PlainAction<ManagedProductRow>['run'] =>
  async (rows) => {
    const products = rows.map(({ article }) => ({ article, published }));
    const response = await api.call('POST /manage/products/import/', { body: { products } });
    return response.ok
      ? outcomeOf(api, rows, response.value)
      : { changed: 0, failed: rows.map((row) => ({ row, problem: response.problem })) };
  };

export const productActions = (api: ApiClient): Bulk<ManagedProductRow> => ({
  words: ['товар', 'товара', 'товаров'],
  nameOf: ({ name, article }) => `${name}, ${article}`,
  actions: [
    { label: 'Показать на\u00a0сайте', done: 'Показано на\u00a0сайте', run: publish(api, true) },
    {
      label: 'Снять с\u00a0сайта',
      done: 'Снято с\u00a0сайта',
      confirm: 'Снятое нельзя будет найти и\u00a0заказать. В\u00a0сделанных заказах товары останутся.',
      danger: true,
      run: publish(api, false),
    },
    {
      label: 'Изменить метки',
      done: 'Метки изменены',
      choose: BadgesDialog,
    },
  ],
});
