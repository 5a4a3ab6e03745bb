import { paths } from '@site/contracts/paths';
import { landingsIndex } from './landings-index.ts';
import { page, type PageRow, text } from './page-row.ts';

/** The form on this page: a block is known by its place. */
const formAt = (place: number) => `#b${place}`;

/** A landing has one goal: what leads away from it is left out. */
const alone = { parent_path: paths.landings(), nofooter: true } as const;

export const landingPages: readonly PageRow[] = [
  landingsIndex,
  page(
    paths.landing('umnyy-vezd'),
    'Умный въезд за один день',
    'Автоматика для откатных или распашных ворот, калитка и видеодомофон: открываются с телефона, работают без электричества.',
    [
      {
        type: 'slider',
        slides: [
          {
            picture: { scene: 'house-evening', alt: 'Ворота открываются перед автомобилем вечером' },
            title: 'Дом узнаёт вас у ворот',
            text: 'Ворота, калитка и домофон — в одном телефоне.',
            button: { label: 'Подобрать комплект', url: formAt(7) },
          },
        ],
      },
      {
        type: 'numbers',
        items: [
          { value: '1', unit: 'день', label: 'монтаж и настройка' },
          { value: '20', unit: 'циклов', label: 'от аккумулятора без электричества' },
          { value: '36', unit: 'мес.', label: 'гарантии при монтаже у партнёра' },
        ],
      },
      {
        type: 'steps',
        title: 'Что вы получаете',
        items: [
          { title: 'Ворота', text: 'Плавный ход, остановка от касания, фотоэлементы в комплекте.', icon: 'tools' },
          { title: 'Калитка', text: 'Замок открывается с телефона, кодом или картой.', icon: 'shield' },
          { title: 'Домофон', text: 'Видите гостя и разговариваете с ним из любого места.', icon: 'phone' },
          { title: 'Гости', text: 'Ссылка, которая открывает ворота один раз.', icon: 'users' },
        ],
      },
      {
        type: 'products',
        title: 'Готовые комплекты',
        source: {
          kind: 'articles',
          articles: ['9K01SL-0600', '9K01SL-0800', '9K02LN-2000', '9K02LN-3000', '60990010'],
        },
        limit: 5,
      },
      {
        type: 'quote',
        text: 'Приехали в девять, в шесть дочь уже открывала ворота с телефона. Пульты лежат в ящике нераспечатанными.',
        author: 'Сергей',
        position: 'владелец дома, Самара',
      },
      {
        type: 'accordion',
        open_first: true,
        items: [
          {
            title: 'Что будет, если пропадёт электричество?',
            html: '<p>Приводы на 24 В работают от аккумулятора: 15–20 открываний летом, 6–8 в сильный мороз. Ключ ручной разблокировки у вас.</p>',
          },
          {
            title: 'А если пропадёт интернет?',
            html: '<p>Пульт, карта и код работают без сети. Телефон откроет ворота по Bluetooth, когда вы рядом.</p>',
          },
          {
            title: 'Подойдёт ли к моим воротам?',
            html: '<p>Да, если створка ходит от руки. Пришлите три фотографии, и мы ответим в течение рабочего дня.</p>',
          },
        ],
      },
      {
        type: 'form',
        title: 'Оставьте телефон, и мы подберём комплект',
        form_code: 'callback',
        success_text: 'Спасибо! Перезвоним в течение рабочего дня',
      },
    ],
    alone,
  ),
  page(
    paths.landing('parkovka-bez-biletov'),
    'Парковка без билетов',
    'Въезд по номеру автомобиля: 500 машин в час на полосу, оплата в кассе и с телефона, окупаемость от семи месяцев.',
    [
      {
        type: 'slider',
        slides: [
          {
            picture: { scene: 'parking', alt: 'Автомобиль проезжает под поднятой стрелой' },
            title: 'Въезд за семь секунд',
            text: 'Камера читает номер, стрела поднимается, водитель не открывает окно.',
            button: { label: 'Рассчитать окупаемость', url: paths.cvPayBack() },
          },
        ],
      },
      {
        type: 'numbers',
        items: [
          { value: '500', unit: 'машин', label: 'в час на одну полосу' },
          { value: '98', unit: '%', label: 'номеров прочитано верно' },
          { value: '7', unit: 'мес.', label: 'окупаемость делового центра' },
        ],
      },
      text(
        'Билет теряют, мнут и рвут. Его печатает принтер, в котором кончается бумага, и ищет водитель, за которым стоит очередь. Номер автомобиля потерять нельзя: система узнаёт его на въезде, считает время и открывает выезд, когда оплата прошла.',
      ),
      {
        type: 'steps',
        title: 'Как проезжает водитель',
        items: [
          { title: 'Въезд', text: 'Камера читает номер на ходу, стрела открывается за 1,5 с.', icon: 'search' },
          { title: 'Стоянка', text: 'Табло показывает свободные места по зонам.', icon: 'map' },
          { title: 'Оплата', text: 'В кассе по номеру, картой или с телефона по СБП.', icon: 'money' },
          { title: 'Выезд', text: 'Без остановки: номер уже оплачен.', icon: 'check' },
        ],
      },
      {
        type: 'products',
        title: 'Из чего состоит система',
        source: {
          kind: 'articles',
          articles: ['908PE-0030', '908PX-0030', '908LP-0010', '908PA-0020', '903BR-0040', '908SV-0010'],
        },
        limit: 6,
      },
      { type: 'projects', title: 'Где уже работает', limit: 3 },
      {
        type: 'form',
        title: 'Получить расчёт для объекта',
        form_code: 'price-request',
        success_text: 'Спасибо! Инженер пришлёт состав и стоимость в течение двух рабочих дней',
      },
    ],
    { ...alone, noheader: true },
  ),
  page(
    paths.landing('prohodnaya'),
    'Проходная за две недели',
    'Турникеты, контроллеры, карты и учёт рабочего времени для офиса и завода: поставка со склада, монтаж и обучение охраны.',
    [
      {
        type: 'slider',
        slides: [
          {
            picture: { scene: 'turnstile-hall', alt: 'Сотрудники проходят через турникеты' },
            title: 'Утренний поток без очереди',
            text: 'Посчитаем турникеты по вашему графику и поставим их за две недели.',
            button: { label: 'Получить расчёт', url: formAt(6) },
          },
        ],
      },
      {
        type: 'steps',
        title: 'Четырнадцать дней',
        items: [
          { title: 'Дни 1–2', text: 'Замер, план холла, число турникетов.', icon: 'map' },
          { title: 'Дни 3–7', text: 'Поставка со склада, кабели, основание.', icon: 'truck' },
          { title: 'Дни 8–12', text: 'Монтаж, карты, связь с пожарной сигнализацией.', icon: 'tools' },
          { title: 'Дни 13–14', text: 'Обучение охраны и пробное утро вместе с нами.', icon: 'users' },
        ],
      },
      {
        type: 'table',
        caption: 'Сколько турникетов нужно',
        columns: [
          { title: 'Сотрудников в смене', align: 'left' },
          { title: 'Триподы TP', align: 'right' },
          { title: 'Створчатые SW', align: 'right' },
        ],
        rows: [
          ['до 200', '1', '1'],
          ['200–500', '2', '1'],
          ['500–1 000', '3', '2'],
          ['1 000–2 000', '5', '3'],
        ],
      },
      {
        type: 'products',
        title: 'Оборудование',
        source: {
          kind: 'articles',
          articles: ['907TP-0020', '907SW-0020', '907SW-0010', '909CN-0040', '909RD-0030', '909CD-0020'],
        },
        limit: 6,
      },
      {
        type: 'news',
        title: 'Почитать по теме',
        section: 'articles',
        tag: 'Контроль доступа',
        limit: 3,
        more: { label: 'Все статьи', url: paths.articles() },
      },
      {
        type: 'form',
        title: 'Расскажите о проходной',
        form_code: 'price-request',
        success_text: 'Спасибо! Пришлём расчёт в течение рабочего дня',
      },
    ],
    alone,
  ),
];
