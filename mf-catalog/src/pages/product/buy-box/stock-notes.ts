import type { Product } from '@site/contracts/catalog';

export const stockNotes: Record<Exclude<Product['stock']['state'], 'discontinued'>, string> = {
  in_stock: 'Отгрузим за\u00a01–3\u00a0рабочих дня',
  low_stock: 'Осталось немного: отгрузим за\u00a01–3\u00a0рабочих дня, пока есть на\u00a0складе',
  expected: 'Можно заказать сейчас: оформим предзаказ',
  backorder: 'Поставим под ваш заказ в\u00a0указанный срок',
  on_request: 'Менеджер подтвердит срок после заказа',
};
