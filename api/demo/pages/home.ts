import { paths } from '@site/contracts/paths';
import { page, type PageRow } from './page-row.ts';

export const homePage: PageRow = page(
  '/',
  'Автоматика для ворот, шлагбаумы и\u00a0парковочные системы',
  'Производитель автоматики для ворот, шлагбаумов, парковочных систем и\u00a0контроля доступа: каталог с\u00a0ценами, документы, обучение и\u00a0партнёры по всей России.',
  [
    {
      type: 'slider',
      slides: [
        {
          picture: { scene: 'home-gate', alt: 'Откатные ворота частного дома открываются перед автомобилем' },
          title: 'Ворота, которые ждут вас',
          text: 'Приводы серии SL: тихо, плавно, при −40\u00a0°C.',
          button: { label: 'Выбрать привод', url: '/catalog/sliding-gates/' },
        },
        {
          picture: { scene: 'parking', alt: 'Въезд на парковку со стойкой и шлагбаумом' },
          title: 'Парковка без очередей',
          text: 'Въезд по номеру, оплата в\u00a0кассе или с\u00a0телефона, окупаемость от года.',
          button: { label: 'Рассчитать окупаемость', url: '/catalog/parking-systems/pay-back/' },
        },
        {
          picture: { scene: 'business-barrier', alt: 'Скоростной шлагбаум на въезде бизнес-центра' },
          title: 'Шлагбаум за 1,5\u00a0секунды',
          text: 'Серия BR: бесщёточный двигатель и\u00a0ресурс 10\u00a0млн циклов.',
          button: { label: 'Смотреть серию BR', url: paths.category('barriers', { series: 'br' }) },
        },
        {
          picture: { scene: 'academy', alt: 'Занятие на стендах учебного класса' },
          title: 'Академия для монтажников',
          text: 'Очные курсы и\u00a0вебинары с\u00a0сертификатом.',
          button: { label: 'Расписание', url: '/academy/' },
        },
      ],
    },
    { type: 'category_slider' },
    {
      type: 'cards',
      title: 'С\u00a0чего начать',
      columns: 3,
      items: [
        {
          picture: { scene: 'house-evening', alt: 'Дом вечером, ворота с подсветкой' },
          title: 'Для дома',
          text: 'Ворота, калитка и\u00a0домофон под управлением телефона.',
          link: '/home-solutions/',
        },
        {
          picture: { scene: 'office-entrance', alt: 'Входная группа бизнес-центра' },
          title: 'Для бизнеса',
          text: 'Проходные, шлагбаумы и\u00a0контроль доступа для офиса и\u00a0завода.',
          link: '/business-solutions/',
        },
        {
          picture: { scene: 'parking-underground', alt: 'Подземная парковка с указателями' },
          title: 'Для парковки',
          text: 'Готовые системы на\u00a0любое число полос, с\u00a0билетами и\u00a0без.',
          link: '/catalog/parking-systems/',
        },
      ],
    },
    {
      type: 'products',
      title: 'Новинки',
      source: { kind: 'new' },
      limit: 8,
      more: { label: 'Весь каталог', url: '/catalog/' },
    },
    {
      type: 'cta',
      title: 'Подберём парковку под ваш объект',
      text: 'Инженер уточнит схему проездов, подберёт стойки, кассы, камеры и\u00a0программное обеспечение, а\u00a0менеджер подготовит коммерческое предложение.',
      button: { label: 'Отправить заявку', url: paths.content('feedback') },
      background: 'dark',
    },
    { type: 'products', title: 'Хиты продаж', source: { kind: 'hits' }, limit: 8 },
    { type: 'projects', title: 'Проекты', limit: 3, more: { label: 'Все проекты', url: '/projects/' } },
    {
      type: 'events',
      title: 'Ближайшие занятия академии',
      limit: 3,
      more: { label: 'Расписание', url: '/academy/calendar/' },
    },
    {
      type: 'cta',
      title: 'Соберите парковку за\u00a0пятнадцать минут',
      text: 'Конфигуратор для партнёров подберёт оборудование по\u00a0въездам и\u00a0потоку, начертит план и\u00a0подготовит предложение для вашего заказчика.',
      button: { label: 'Открыть конфигуратор', url: paths.proposals() },
      background: 'light',
    },
    { type: 'news', title: 'Новости', limit: 3, more: { label: 'Все новости', url: '/news/' } },
    { type: 'map', title: 'Где купить', more: { label: 'Найти партнёра рядом', url: '/kupit_came/' } },
  ],
  { title: 'Автоматика для ворот, шлагбаумы, парковки — Камертон' },
);
