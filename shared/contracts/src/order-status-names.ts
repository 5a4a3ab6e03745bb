import type { OrderStatus } from './orders.ts';

/** Without zod, for the browser. Names of the statuses of an order. */
export const orderStatusNames: Record<OrderStatus, string> = {
  new: 'Новый',
  processing: 'В\u00a0обработке',
  awaiting_payment: 'Ожидает оплаты',
  partially_paid: 'Частично оплачен',
  paid: 'Оплачен',
  assembling: 'Комплектуется',
  partially_shipped: 'Отгружен частично',
  ready_for_pickup: 'Готов к\u00a0выдаче',
  shipped: 'Передан в\u00a0доставку',
  delivered: 'Доставлен',
  completed: 'Выполнен',
  return_requested: 'Запрошен возврат',
  returned: 'Возврат оформлен',
  cancelled: 'Отменён',
};
