import type { Order, OrderDelivery, OrderRequest } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { workingDaysFrom } from '../../../days/working-days.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { CheckoutSettings } from './checkout-settings.ts';

type Words = Order['delivery'];

const line = (label: string, value: string): Words => (value ? [{ label, value }] : []);

/** Delivery as labelled text. Stored with the order, so that later changes to a warehouse do not affect it. */
export const deliveryWords = (
  { delivery, receiver }: Pick<OrderRequest, 'delivery' | 'receiver'>,
  settings: CheckoutSettings,
): Words => [
  ...methodWords(delivery, settings),
  ...line('Получатель', receiver ? `${receiver.name}, ${formatPhone(receiver.phone)}` : ''),
];

function methodWords(delivery: OrderDelivery, { warehouses }: CheckoutSettings): Words {
  switch (delivery.method) {
    case 'pickup': {
      const warehouse = warehouses.find(({ value }) => value === delivery.warehouse);
      return [
        ...line('Способ получения', `Самовывоз: ${warehouse?.label ?? delivery.warehouse}`),
        ...line('Адрес', warehouse?.address ?? ''),
        ...line('Режим работы', warehouse?.hours ?? ''),
        ...line('Кто заберёт', delivery.pickup_person),
      ];
    }
    case 'transport':
      return [
        ...line('Способ получения', 'Транспортная компания'),
        ...line('Перевозчик', delivery.carrier),
        ...line('Город', delivery.city),
        ...line('Куда', delivery.delivery_to === 'terminal' ? 'До терминала' : 'До адреса'),
        ...line('Адрес', delivery.delivery_to === 'door' ? delivery.address : ''),
        ...line('Стоимость доставки', 'Рассчитает перевозчик, оплачивает получатель'),
      ];
    case 'courier':
      return [
        ...line('Способ получения', 'Курьер'),
        ...line('Адрес', courierAddress(delivery)),
        ...line('Этаж', delivery.floor && `${delivery.floor}, ${delivery.lift ? 'есть лифт' : 'без лифта'}`),
        ...line('Когда', `${courierDay(delivery.date)}, ${delivery.interval}`),
      ];
  }
}

const COURIER_DAYS = 10;

/**
 * The courier takes an order on the day it is shipped, or on one of the next working days. Empty: a manager gives the
 * shipping day.
 */
export const courierDates = ({ ships_on, ships_on_request }: Pick<PricedCart, 'ships_on' | 'ships_on_request'>) =>
  ships_on_request ? [] : workingDaysFrom(ships_on, COURIER_DAYS);

const courierDay = (date: string | null) => (date === null ? 'Срок уточнит менеджер' : formatDate(date));

const courierAddress = ({ city, street, house, flat }: Extract<OrderDelivery, { method: 'courier' }>) =>
  [city, street, `д.\u00a0${house}`, flat && `кв./офис\u00a0${flat}`].filter(Boolean).join(', ');

/** Whole roubles; null when the carrier charges the receiver. */
export function deliveryPrice(
  delivery: OrderDelivery,
  goods: number,
  { courier_price, free_delivery_from }: CheckoutSettings & { free_delivery_from: number },
): number | null {
  if (delivery.method === 'transport') return null;
  return delivery.method === 'courier' && goods < free_delivery_from ? courier_price : 0;
}
