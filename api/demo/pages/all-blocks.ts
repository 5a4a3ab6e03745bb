import { page, type PageRow } from './page-row.ts';

export const allBlocksPage: PageRow = page(
  '/bloki/',
  'Блоки страниц',
  'Образец: все виды блоков, из которых собираются страницы сайта.',
  [
    { type: 'heading', text: 'Текст и\u00a0заголовки', level: 2, anchor: 'text' },
    {
      type: 'text',
      html: '<p>Обычный текст с\u00a0<strong>выделением</strong>, <a href="/catalog/">ссылкой</a> и\u00a0списком:</p><ul><li>первый пункт;</li><li>второй пункт.</li></ul>',
    },
    { type: 'text', width: 'wide', html: '<p>Широкий текст занимает всю ширину страницы.</p>' },
    { type: 'heading', text: 'Картинки и\u00a0видео', level: 2, anchor: 'media' },
    {
      type: 'image',
      picture: { scene: 'yard', alt: 'Двор с автоматическими воротами' },
      caption: 'Подпись к\u00a0картинке',
      link: '/projects/',
    },
    {
      type: 'gallery',
      view: 'grid',
      lightbox: true,
      pictures: [
        { scene: 'home-gate', alt: 'Откатные ворота' },
        { scene: 'parking', alt: 'Парковка' },
        { scene: 'warehouse', alt: 'Склад' },
      ],
    },
    {
      type: 'gallery',
      view: 'slider',
      lightbox: false,
      pictures: [
        { scene: 'factory', alt: 'Завод' },
        { scene: 'academy', alt: 'Академия' },
      ],
    },
    {
      type: 'video',
      provider: 'rutube',
      url: 'https://rutube.ru/play/embed/00000000000000000000000000000000/',
      poster: { scene: 'business-barrier', alt: 'Кадр видео со шлагбаумом' },
      title: 'Монтаж шлагбаума за один день',
      duration: '4:32',
    },
    { type: 'heading', text: 'Раскрываемое и\u00a0таблицы', level: 2 },
    {
      type: 'accordion',
      open_first: true,
      items: [
        { title: 'Первый вопрос', html: '<p>Ответ виден сразу.</p>' },
        { title: 'Второй вопрос', html: '<p>Ответ по нажатию.</p>' },
      ],
    },
    {
      type: 'tabs',
      items: [
        { title: 'Описание', blocks: [{ type: 'text', html: '<p>Текст первой вкладки.</p>' }] },
        {
          title: 'Цифры',
          blocks: [
            {
              type: 'table',
              caption: 'Скорости',
              columns: [
                { title: 'Модель', align: 'left' },
                { title: 'Секунды', align: 'right' },
              ],
              rows: [
                ['BR-40', '1,5'],
                ['BR-60', '3'],
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'table',
      caption: 'Сравнение серий',
      columns: [
        { title: 'Серия', align: 'left' },
        { title: 'Масса створки, кг', align: 'right' },
        { title: 'Режим', align: 'center' },
      ],
      rows: [
        ['SL', 'до 1\u00a0000', 'дом'],
        ['TITAN', 'до 3\u00a0500', 'предприятие'],
      ],
    },
    { type: 'heading', text: 'Карточки и\u00a0подборки', level: 2 },
    {
      type: 'cards',
      title: 'Направления',
      columns: 4,
      items: [
        {
          picture: { scene: 'home-gate', alt: 'Ворота' },
          title: 'Ворота',
          text: 'Откатные и\u00a0распашные.',
          link: '/catalog/sliding-gates/',
          badge: 'Новинка',
        },
        { title: 'Шлагбаумы', text: 'От 2,5 до 12\u00a0м.', link: '/catalog/barriers/' },
        { title: 'Парковки', text: 'С\u00a0билетами и\u00a0без.', link: '/catalog/parking-systems/' },
        { title: 'Доступ', text: 'Двери и\u00a0турникеты.', link: '/catalog/access-control/' },
      ],
    },
    {
      type: 'slider',
      slides: [
        {
          picture: { scene: 'parking', alt: 'Парковка' },
          title: 'Первый слайд',
          text: 'Смена каждые шесть секунд.',
          button: { label: 'В\u00a0каталог', url: '/catalog/' },
        },
        {
          picture: { scene: 'house-evening', alt: 'Дом вечером' },
          title: 'Второй слайд',
          text: 'Пауза при наведении.',
        },
      ],
    },
    { type: 'category_slider' },
    { type: 'requisites', title: 'Реквизиты' },
    {
      type: 'products',
      title: 'Товары',
      source: { kind: 'hits' },
      limit: 4,
      more: { label: 'Весь каталог', url: '/catalog/' },
    },
    {
      type: 'numbers',
      items: [
        { value: '10', unit: 'млн', label: 'циклов' },
        { value: '1,5', unit: 'с', label: 'открывание' },
      ],
    },
    {
      type: 'steps',
      title: 'Шаги',
      items: [
        { title: 'Выберите', text: 'Оборудование в\u00a0каталоге.', icon: 'search' },
        { title: 'Закажите', text: 'На\u00a0сайте или у\u00a0партнёра.', icon: 'cart' },
        { title: 'Смонтируйте', text: 'С\u00a0гарантией 36\u00a0месяцев.', icon: 'tools' },
      ],
    },
    {
      type: 'quote',
      text: 'За три года ни\u00a0одного простоя на\u00a0въезде.',
      author: 'Иван Объектов',
      position: 'управляющий парковкой',
      photo: { scene: 'office-entrance', alt: 'Входная группа' },
    },
    {
      type: 'downloads',
      title: 'Документы',
      kind: 'catalog',
      limit: 3,
      more: { label: 'Все документы', url: '/support/' },
    },
    { type: 'map', title: 'Карта' },
    {
      type: 'form',
      title: 'Обратный звонок',
      form_code: 'callback',
      success_text: 'Спасибо! Мы перезвоним в\u00a0течение часа',
    },
    {
      type: 'cta',
      title: 'Нужна помощь с\u00a0выбором?',
      text: 'Инженер ответит в\u00a0течение дня.',
      button: { label: 'Спросить', url: '/feedback/' },
      background: 'dark',
    },
    { type: 'partners', title: 'Партнёры', limit: 4, more: { label: 'Смотреть все', url: '/partners/' } },
    { type: 'projects', title: 'Проекты', limit: 3, more: { label: 'Смотреть все', url: '/projects/' } },
    { type: 'news', title: 'Новости', limit: 3, more: { label: 'Смотреть все', url: '/news/' } },
    { type: 'events', title: 'Обучение', limit: 3, more: { label: 'Смотреть все', url: '/academy/' } },
    { type: 'faq', title: 'Вопросы', group: 'choice' },
    {
      type: 'banner',
      picture: { scene: 'warehouse', alt: 'Склад с секционными воротами' },
      link: '/catalog/sectional-doors/',
      is_ad: true,
      advertiser: 'ООО «Пример»',
      advertiser_inn: '0012345673',
      erid: 'AbCdEfGhI',
    },
    {
      type: 'html',
      html: '<details><summary>Разметка администратора</summary><p>Разрешённые теги без сценариев.</p></details>',
    },
    { type: 'text', visibility: 'guests', html: '<p>Этот абзац видят только гости.</p>' },
    { type: 'text', visibility: 'logged', html: '<p>Этот абзац видят только вошедшие.</p>' },
    { type: 'text', visibility: 'partners', html: '<p>Этот абзац видят только партнёры.</p>' },
  ],
  { robots: 'noindex, follow' },
);
