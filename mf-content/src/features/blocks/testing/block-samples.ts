import type { BlockOf } from '@site/contracts/blocks';
import type { Picture } from '@site/contracts/picture';
import type { PublicationCard } from '@site/contracts/publications';
import type { BlockType } from '../block-view.ts';

export const picture = (alt: string): Picture => ({
  src: `/media/scene/${encodeURIComponent(alt)}.svg`,
  alt,
  width: 1440,
  height: 720,
  sources: [{ type: 'image/avif', srcset: '/media/scene/tall.avif 960w', media: '(max-width: 599px)' }],
});

export const newsItem: PublicationCard = {
  section: 'news',
  slug: 'novyj-shlagbaum',
  url: '/news/novyj-shlagbaum/',
  title: 'Новый шлагбаум для парковок',
  lead: 'Открывается за 0,9 с',
  date: '2026-03-12',
  picture: picture('Шлагбаум у въезда'),
  tags: ['Продукты'],
  topic: null,
  reading_minutes: null,
};

/** One block of every type, as the API returns it. */
export const blockSamples: { [T in BlockType]: BlockOf<T> } = {
  text: { id: 'text', type: 'text', html: '<p>Приводы для ворот</p>', width: 'normal' },
  heading: { id: 'heading', type: 'heading', text: 'Как выбрать привод', level: 3, anchor: 'choice' },
  image: {
    id: 'image',
    type: 'image',
    picture: picture('Цех сборки'),
    caption: 'Сборка в Подольске',
    link: 'https://example.org/',
  },
  gallery: {
    id: 'gallery',
    type: 'gallery',
    pictures: [picture('Въезд'), picture('Касса')],
    view: 'grid',
    lightbox: true,
  },
  video: {
    id: 'video',
    type: 'video',
    provider: 'rutube',
    url: 'https://rutube.ru/video/0a1b2c3d/',
    poster: picture('Кадр'),
    title: 'Монтаж привода',
    duration: '4:20',
  },
  accordion: {
    id: 'accordion',
    type: 'accordion',
    items: [{ title: 'Комплект поставки', html: '<p>Привод и рейка</p>' }],
    open_first: true,
  },
  table: {
    id: 'table',
    type: 'table',
    caption: 'Сравнение приводов',
    columns: [
      { title: 'Модель', align: 'left' },
      { title: 'Вес', align: 'right' },
    ],
    rows: [['SL-80', '800 кг']],
  },
  quote: {
    id: 'quote',
    type: 'quote',
    text: 'Работает без остановок',
    author: 'Иванов И. И.',
    position: 'главный инженер',
  },
  downloads: {
    id: 'downloads',
    type: 'downloads',
    title: 'Документы',
    items: [
      {
        title: 'Каталог',
        kind: 'Каталог',
        format: 'pdf',
        size_bytes: 2_516_582,
        updated_at: '2026-03-12',
        url: '/media/catalog.pdf',
      },
    ],
  },
  tabs: {
    id: 'tabs',
    type: 'tabs',
    items: [
      { title: 'Описание', blocks: [{ id: 'inner', type: 'text', html: '<p>Внутри вкладки</p>', width: 'normal' }] },
    ],
  },
  cards: {
    id: 'cards',
    type: 'cards',
    title: 'Решения',
    columns: 3,
    more: { label: 'Весь каталог', url: '/catalog/' },
    items: [
      {
        title: 'Для дома',
        text: 'Тихие приводы',
        link: '/catalog/sliding-gates/',
        badge: 'Новое',
        picture: picture('Дом'),
      },
    ],
  },
  slider: {
    id: 'slider',
    type: 'slider',
    slides: [
      {
        picture: picture('Парковка'),
        title: 'Парковка под ключ',
        text: 'От стойки до кассы',
        button: { label: 'Подобрать', url: '/catalog/' },
      },
    ],
  },
  requisites: {
    id: 'requisites',
    type: 'requisites',
    title: 'Реквизиты',
    items: [{ label: 'ИНН', value: '7701000000' }],
    pdf: '/api/about/requisites.pdf',
    code: '/api/about/requisites.svg',
  },
  category_slider: {
    id: 'category_slider',
    type: 'category_slider',
    categories: [
      {
        id: 1,
        parent_id: null,
        url: 'barriers',
        name: 'Шлагбаумы',
        image: { image: '/media/category/barriers.svg' },
        products_count: 12,
      },
    ],
  },
  products: {
    id: 'products',
    type: 'products',
    title: 'Новинки',
    products: [
      {
        id: 7,
        slug: 'sl-80',
        article: '901SL-0080',
        name: 'Привод SL-80',
        picture: picture('Привод SL-80'),
        key_attributes: [{ label: 'Вес створки', value: 'до 800 кг' }],
        price: { retail: 45_900 },
        stock: { state: 'in_stock', label: 'В наличии' },
        badges: ['new'],
        unit: 'шт.',
        min_qty: 1,
        multiplicity: 1,
      },
    ],
  },
  numbers: { id: 'numbers', type: 'numbers', items: [{ value: '24', unit: 'года', label: 'на рынке' }] },
  steps: {
    id: 'steps',
    type: 'steps',
    title: 'Как купить',
    items: [{ title: 'Выберите', text: 'Привод по весу створки', icon: 'search' }],
  },
  map: {
    id: 'map',
    type: 'map',
    title: 'Где купить',
    center: [37.62, 55.75],
    zoom: 10,
    points: [{ coords: [37.61, 55.76], title: 'Магазин на Тверской', text: 'ул. Тверская, 1' }],
  },
  form: {
    id: 'form',
    type: 'form',
    form_code: 'feedback',
    title: 'Задайте вопрос',
    success_text: 'Спасибо, мы ответим в течение дня',
  },
  cta: {
    id: 'cta',
    type: 'cta',
    title: 'Рассчитайте парковку',
    text: 'За десять минут',
    button: { label: 'Начать расчёт', url: '/account/kp/' },
    background: 'dark',
  },
  partners: {
    id: 'partners',
    type: 'partners',
    title: 'Партнёры',
    items: [
      {
        url: '/partners/1/',
        name: 'ООО «Синтетика»',
        level_label: 'Золотой партнёр',
        cities: ['Казань'],
        directions: ['Ворота'],
        phone: '+78005550120',
      },
    ],
  },
  projects: {
    id: 'projects',
    type: 'projects',
    title: 'Проекты',
    items: [
      {
        url: '/projects/mall/',
        title: 'Парковка торгового центра',
        city: 'Тула',
        object_type: 'Торговый центр',
        directions: ['Парковки', 'Шлагбаумы'],
        year: 2025,
        picture: picture('Центр'),
      },
    ],
  },
  news: {
    id: 'news',
    type: 'news',
    title: 'Новости',
    more: { label: 'Все новости', url: '/news/' },
    items: [newsItem],
  },
  events: {
    id: 'events',
    type: 'events',
    title: 'Ближайшее обучение',
    limit: 3,
  },
  faq: {
    id: 'faq',
    type: 'faq',
    title: 'Вопросы и ответы',
    items: [{ question: 'Какая гарантия?', answer: '<p>24 месяца</p>' }],
  },
  banner: {
    id: 'banner',
    type: 'banner',
    picture: picture('Выставка'),
    link: 'https://example.org/expo',
    is_ad: true,
    advertiser: 'ООО «Пример»',
    advertiser_inn: '0012345673',
    erid: 'AbCdEfGhI',
  },
  html: { id: 'html', type: 'html', html: '<details><summary>Реквизиты</summary></details>' },
};
