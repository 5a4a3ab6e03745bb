import { formatTime, siteDay } from '@site/kernel/dates';
import { plainText } from '@site/kernel/plain-text';
import { element, opening } from '../../papers/xml.ts';
import type { orderLines, orders } from '../../tables/order-tables.ts';
import { statusLabel } from '../orders/after-sale/order-machine.ts';
import { paymentLabels } from '../orders/order-view.ts';
import { unitCodes } from './catalogue-to-goods.ts';

type OrderRow = typeof orders.$inferSelect;

export type OrderOf1C = {
  order: OrderRow;
  /** With the identifier of the product in 1C, if 1C has sent it. */
  lines: (typeof orderLines.$inferSelect & { id_1c: string | null })[];
  /** In 1C; empty until it has taken the order. */
  number_1c: string;
};

/** Roubles as 1C writes them. */
const money = (roubles: number) => `${roubles}.00`;

const block = (name: string, ...parts: string[]) => {
  const content = parts.join('');
  return content && `<${name}>${content}</${name}>`;
};
const optional = (name: string, text: string | null | undefined) => (text ? element(name, plainText(text)) : '');

const requisite = (name: string, value: string | boolean | null | undefined) =>
  value === '' || value === null || value === undefined
    ? ''
    : block(
        'ЗначениеРеквизита',
        element('Наименование', plainText(name)),
        element('Значение', plainText(String(value))),
      );

const contact = (type: string, value: string) =>
  value && block('Контакт', element('Тип', type), element('Значение', value));

const address = (name: string, text: string) => text && block(name, element('Представление', plainText(text)));

/** The company with its requisites, or else the person. */
function customer({ user_id, contact: person, company }: OrderRow): string {
  const fullName = [person.surname, person.name, person.patronymic].filter(Boolean).join(' ');
  const contacts = block('Контакты', contact('Телефон рабочий', person.phone), contact('Почта', person.email));
  if (!company)
    return block(
      'Контрагент',
      element('Ид', user_id),
      element('Наименование', fullName),
      element('Роль', 'Покупатель'),
      element('ПолноеНаименование', fullName),
      optional('Фамилия', person.surname),
      optional('Имя', person.name),
      optional('Отчество', person.patronymic),
      contacts,
    );
  const bank = block(
    'Банк',
    optional('Наименование', company.bank_name),
    optional('СчетКорреспондентский', company.corr_account),
    optional('БИК', company.bik),
  );
  return block(
    'Контрагент',
    element('Ид', [company.inn, company.kpp].filter(Boolean).join('/')),
    element('Наименование', plainText(company.company)),
    element('Роль', 'Покупатель'),
    element('ОфициальноеНаименование', plainText(company.company)),
    address('ЮридическийАдрес', company.legal_address),
    element('ИНН', company.inn),
    optional('КПП', company.kpp),
    optional('ОГРН', company.ogrn),
    company.checking_account &&
      block('РасчетныеСчета', block('РасчетныйСчет', element('НомерСчета', company.checking_account), bank)),
    contacts,
    block(
      'Представители',
      block(
        'Представитель',
        block(
          'Контрагент',
          element('Отношение', 'Контактное лицо'),
          element('Ид', user_id),
          element('Наименование', fullName),
        ),
      ),
    ),
  );
}

type Goods = {
  id: string;
  article: string;
  name: string;
  unit: string;
  qty: number;
  price: number;
  sum: number;
  vat: number;
};

const goods = ({ id, article, name, unit, qty, price, sum, vat }: Goods, type: 'Товар' | 'Услуга') =>
  block(
    'Товар',
    element('Ид', id),
    optional('Артикул', article),
    element('Наименование', plainText(name)),
    element('БазоваяЕдиница', plainText(unit), { Код: unitCodes.get(plainText(unit)) }),
    block('СтавкиНалогов', block('СтавкаНалога', element('Наименование', 'НДС'), element('Ставка', vat))),
    element('ЦенаЗаЕдиницу', money(price)),
    element('Количество', qty),
    element('Сумма', money(sum)),
    block('ЗначенияРеквизитов', requisite('ВидНоменклатуры', type), requisite('ТипНоменклатуры', type)),
  );

function orderDocument({ order, lines, number_1c }: OrderOf1C): string {
  const { vat_rate: vat, delivery_total: delivery } = order;
  const at = order.created_at.toISOString();
  const shipped = lines.map((line) =>
    goods({ ...line, id: line.id_1c ?? String(line.product_id), vat: line.vat_rate }, 'Товар'),
  );
  const service = { id: 'ORDER_DELIVERY', article: '', name: 'Доставка заказа', unit: 'шт.', qty: 1, vat };
  return block(
    'Документ',
    element('Ид', order.id),
    element('Номер', order.number),
    element('Дата', siteDay(order.created_at)),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', 'RUB'),
    element('Курс', 1),
    element('Сумма', money(order.total)),
    block('Контрагенты', customer(order)),
    element('Время', `${formatTime(at)}:00`),
    optional('Комментарий', order.comment),
    block(
      'Налоги',
      block(
        'Налог',
        element('Наименование', 'НДС'),
        element('УчтеноВСумме', 'true'),
        element('Сумма', money(order.vat_amount)),
      ),
    ),
    block('Товары', ...shipped, delivery ? goods({ ...service, price: delivery, sum: delivery }, 'Услуга') : ''),
    block(
      'ЗначенияРеквизитов',
      requisite('Номер по 1С', number_1c),
      requisite('Статус заказа', statusLabel(order.status)),
      requisite('Дата изменения статуса', order.status_since.toISOString()),
      requisite('Отменен', order.status === 'cancelled'),
      requisite('Заказ оплачен', order.paid_at !== null),
      requisite('Дата оплаты', order.paid_at && siteDay(order.paid_at)),
      requisite('Метод оплаты', order.payment && paymentLabels[order.payment]),
      ...order.delivery_words.map(({ label, value }) => requisite(`Доставка: ${label}`, value)),
      requisite('Отгрузить до', order.ships_on),
      requisite('Номер заказа покупателя', order.customer_order_no),
      requisite('Поставщик', order.supplier?.name),
    ),
  );
}

/** Orders as documents of CommerceML. */
export function writeOrders(orders: readonly OrderOf1C[], now: Date): string {
  const root = opening('КоммерческаяИнформация', {
    xmlns: 'urn:1C.ru:commerceml_2',
    ВерсияСхемы: '2.10',
    ДатаФормирования: `${siteDay(now)}T${formatTime(now.toISOString())}:00`,
  });
  const documents = orders.map((order) => `${orderDocument(order)}\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${documents}</КоммерческаяИнформация>\n`;
}
