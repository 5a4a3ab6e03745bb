import type { z } from 'zod';
import { proposalFieldNames } from './modules/proposals/proposal-field-names.ts';

/**
 * Default messages for fields that a schema rejects without its own message. zod's locales, including the Russian one,
 * are written for programmers («ожидалось string»), so they are not shown.
 */
export const refusalText: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? FILL_IN : 'Недопустимое значение';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.input === '' ? FILL_IN : `Не\u00a0короче ${issue.minimum}\u00a0знаков`;
      return issue.origin === 'array' ? 'Добавьте хотя бы одну строку' : `Не\u00a0меньше ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `Не\u00a0больше ${issue.maximum}\u00a0символов`;
      return `Не\u00a0больше ${issue.maximum}`;
    case 'invalid_value':
      // A literal: a missing consent.
      if (issue.values.length === 1) return FILL_IN;
      return 'Выберите одно из\u00a0предложенных значений';
    case 'invalid_union':
      return 'Выберите одно из\u00a0предложенных значений';
    case 'invalid_format':
      return issue.input === '' ? FILL_IN : 'Недопустимый формат';
    default:
      return 'Недопустимое значение';
  }
};

const FILL_IN = 'Заполните это поле';

/** Field names as shown to visitors. A nested field uses its last path segment unless its full path is listed. */
const names: Record<string, string> = {
  absent: 'Не были',
  actual_address: 'Фактический адрес',
  address: 'Адрес',
  article: 'Артикул',
  attended: 'Присутствие',
  bank_name: 'Банк',
  bik: 'БИК',
  branch_id: 'Филиал',
  brand_name: 'Название для\u00a0клиентов',
  carrier: 'Транспортная компания',
  category: 'Категория',
  checking_account: 'Расчётный счёт',
  city: 'Город',
  code: 'Код из\u00a0СМС',
  comment: 'Комментарий',
  company: 'Компания',
  consent: 'Согласие на\u00a0обработку персональных данных',
  consent_employees: 'Согласие сотрудников',
  consent_marketing: 'Согласие на\u00a0рассылку',
  consent_publication: 'Согласие на\u00a0публикацию',
  consent_participants: 'Согласие участников',
  consent_personal: 'Согласие на\u00a0обработку персональных данных',
  consent_terms: 'Согласие с\u00a0условиями',
  contact: 'Контактное лицо',
  corr_account: 'Корреспондентский счёт',
  customer: 'Заказчик',
  customer_agreed: 'Согласие заказчика на\u00a0упоминание',
  customer_order_no: 'Ваш номер заказа',
  customer_type: 'Кто покупает',
  ends_at: 'Окончание',
  kp_id: 'Коммерческое предложение',
  date: 'Дата доставки',
  days: 'Часы работы',
  delivery: 'Доставка',
  delivery_to: 'Куда доставить',
  defect: 'Неисправность',
  description: 'Описание',
  digest: 'Сводка по\u00a0почте',
  directions: 'Направления работы',
  duration: 'Срок',
  email: 'Электронная почта',
  equipment: 'Оборудование',
  expected_total: 'Сумма заказа',
  files: 'Файлы',
  flat: 'Квартира или офис',
  floor: 'Этаж',
  helpful: 'Помог ли ответ',
  house: 'Дом',
  image: 'Изображение',
  images: 'Фотографии',
  inn: 'ИНН',
  interval: 'Интервал',
  is_active: 'Предлагать в\u00a0предложениях',
  is_hidden: 'Скрыть с\u00a0сайта',
  is_service_center: 'Сервисный центр',
  is_showroom: 'Шоурум',
  kpp: 'КПП',
  latitude: 'Широта',
  legal_address: 'Юридический адрес',
  lift: 'Лифт',
  liked: 'Что понравилось',
  logo: 'Логотип',
  longitude: 'Долгота',
  lunch: 'Обеденный перерыв',
  manager_id: 'Руководитель филиала',
  message: 'Сообщение',
  method: 'Способ доставки',
  missed: 'Чего не\u00a0хватило',
  name: 'Имя',
  number: 'Номер сертификата',
  object_type: 'Тип объекта',
  ogrn: 'ОГРН',
  format: 'Формат',
  on: 'Отметка',
  participants: 'Участники',
  people: 'Число участников',
  period: 'Желаемый период',
  patronymic: 'Отчество',
  payment: 'Способ оплаты',
  phone: 'Телефон',
  phones: 'Телефоны',
  photo: 'Фотография',
  photos: 'Фотографии',
  pickup_person: 'Кто заберёт',
  position: 'Должность',
  price: 'Цена',
  purchased_on: 'Дата покупки',
  qty: 'Количество',
  rating: 'Оценка',
  reason: 'Причина',
  receiver: 'Получатель',
  'receiver.name': 'Фамилия и\u00a0имя получателя',
  'receiver.phone': 'Телефон получателя',
  regions: 'Регионы обслуживания',
  result: 'Результат',
  role: 'Роль',
  seller: 'Продавец',
  serial: 'Серийный номер',
  show_on_site: 'Показывать на\u00a0сайте',
  site: 'Сайт',
  sms: 'Сообщения в\u00a0СМС',
  social: 'Социальные сети',
  solution: 'Решение',
  staff_count: 'Сотрудников',
  starts_at: 'Начало',
  street: 'Улица',
  supplier: 'Поставщик',
  surname: 'Фамилия',
  task: 'Задача',
  tax_mode: 'НДС в\u00a0предложениях',
  text: 'Текст',
  title: 'Название',
  topic: 'Тема',
  types: 'Услуги',
  unit: 'Единица',
  vat_included: 'Цена с\u00a0НДС',
  video_url: 'Видео',
  waitlist: 'Лист ожидания',
  warehouse: 'Пункт выдачи',
  year: 'Год',
  year_founded: 'Год основания',
  ...proposalFieldNames,
};

/** Undefined for a field that no visitor fills in. */
export const fieldName = (path: string): string | undefined =>
  names[path] ?? names[path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''];

const fullName = new Set(['surname', 'name', 'patronymic']);
/** Whether all fields belong to the full name: the specification reserves the code `data` for it. */
export const onlyFullName = (fields: readonly string[]) =>
  fields.length > 0 && fields.every((field) => fullName.has(field.replace(/^contact\./, '')));
