import type { Order } from '@site/contracts/orders';

/** The message after an order was cancelled, or its return requested. */
export const successText = ({ status, status_label, requests: [request] }: Order): string =>
  status === 'return_requested' && request
    ? `Запрос на\u00a0возврат №\u00a0${request.number} отправлен`
    : `Статус заказа: ${status_label}`;
