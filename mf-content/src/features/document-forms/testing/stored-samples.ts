import type { ContentDocument } from '@site/contracts/content-documents';
import type { LibraryPicture } from '@site/contracts/manage-content';
import type { LibraryMedium, LibraryDocument } from '@site/contracts/manage-media';
import type { StoredBlock } from '@site/contracts/stored-blocks';

const picture = { scene: 'academy', alt: 'Класс академии' } as const;
const more = { label: 'Все', url: '/catalog/' };

export const library: LibraryPicture[] = [
  { scene: 'parking', title: 'Парковка', picture: { src: '/parking.svg', alt: '', width: 1440, height: 600 } },
  { scene: 'academy', title: 'Учебный класс', picture: { src: '/academy.svg', alt: '', width: 1440, height: 600 } },
];

export const photograph: LibraryMedium = {
  ...{ name: 'entrance.jpg', alt: 'Въезд завода' },
  picture: { src: '/entrance.webp', alt: 'Въезд завода', width: 800, height: 600 },
  seconds: null,
};
export const video: LibraryMedium = {
  ...{ name: 'mounting.mp4', alt: 'Монтаж привода', seconds: 75 },
  picture: { src: '/mounting.webp', alt: '', width: 800, height: 600 },
};
export const pdf: LibraryDocument = { name: 'passport.pdf', size_bytes: 2_400_000 };
const uploaded = { file: photograph.name, alt: 'Въезд' };

/** A block of every type with every property, as editors save it. */
export const storedSamples: { [T in StoredBlock['type']]: Extract<StoredBlock, { type: T }> } = {
  text: { type: 'text', html: '<p>Приводы</p>', width: 'wide' },
  heading: { type: 'heading', text: 'Как выбрать', level: 3, anchor: 'choice' },
  image: { type: 'image', picture: uploaded, caption: 'Подпись', link: '/academy/' },
  gallery: { type: 'gallery', pictures: [picture, uploaded], view: 'slider', lightbox: true },
  video: {
    type: 'video',
    title: 'Монтаж',
    provider: 'rutube',
    url: 'https://rutube.ru/video/1/',
    duration: '4:20',
    poster: picture,
    captions: '/media/a.vtt',
  },
  library_video: { type: 'library_video', file: video.name, title: 'Монтаж' },
  accordion: { type: 'accordion', items: [{ title: 'Комплект', html: '<p>Привод</p>' }], open_first: true },
  table: {
    type: 'table',
    caption: 'Приводы',
    columns: [
      { title: 'Модель', align: 'left' },
      { title: 'Вес', align: 'right' },
    ],
    rows: [
      ['SL-80', '800 кг'],
      ['SL-120', '1200 кг'],
    ],
  },
  quote: { type: 'quote', text: 'Работает', author: 'Иванов', position: 'инженер', photo: picture },
  downloads: { type: 'downloads', title: 'Файлы', slugs: ['katalog', 'pasport'], more },
  tabs: {
    type: 'tabs',
    items: [
      {
        title: 'Описание',
        blocks: [
          { type: 'text', html: '<p>Внутри</p>' },
          { type: 'heading', text: 'Ниже', level: 2 },
        ],
      },
    ],
  },
  cards: {
    type: 'cards',
    title: 'Решения',
    columns: 3,
    items: [{ title: 'Дом', text: 'Тихо', picture, link: '/home/', badge: 'Новинка' }],
    more,
  },
  slider: { type: 'slider', slides: [{ title: 'Парковка', text: 'Под ключ', picture, button: more }] },
  category_slider: { type: 'category_slider' },
  products: {
    type: 'products',
    title: 'Выбор',
    source: { kind: 'articles', articles: ['801MS-0150'] },
    limit: 8,
    more,
  },
  numbers: { type: 'numbers', items: [{ value: '24', unit: 'года', label: 'на рынке' }] },
  steps: { type: 'steps', title: 'Шаги', items: [{ title: 'Выберите', text: 'Привод', icon: 'truck' }], more },
  map: { type: 'map', title: 'Карта', city: 'kazan', office: true, more },
  requisites: { type: 'requisites', title: 'Реквизиты', more },
  form: { type: 'form', title: 'Вопрос', form_code: 'callback', success_text: 'Спасибо', more },
  cta: { type: 'cta', title: 'Расчёт', text: 'Минута', button: more, background: 'dark' },
  partners: { type: 'partners', title: 'Партнёры', city: 'kazan', limit: 3, more },
  projects: { type: 'projects', title: 'Проекты', limit: 3, except: 'mall', more },
  news: { type: 'news', title: 'Новости', section: 'blog', tag: 'Монтаж', limit: 3, more },
  events: { type: 'events', title: 'Обучение', limit: 3, more },
  faq: { type: 'faq', title: 'Вопросы', group: 'vybor', more },
  banner: {
    type: 'banner',
    picture,
    link: 'https://example.org/',
    is_ad: true,
    advertiser: 'ООО «Пример»',
    advertiser_inn: '0012345673',
    erid: 'AbC',
  },
  html: { type: 'html', html: '<hr>' },
};

type DocumentOf<K extends ContentDocument['kind']> = Extract<ContentDocument, { kind: K }>;

/** A document of every kind with every property of its form, without blocks. */
export const documentSamples: { [K in ContentDocument['kind']]: DocumentOf<K> } = {
  page: {
    ...{ kind: 'page', address: '/landings/a/', title: 'Окно', h1: 'Страница', description: 'О чём', blocks: [] },
    ...{ robots: 'noindex, follow', access: 'user', parent: '/about/', noheader: true, nofooter: true },
    scroll: 'full-page',
  },
  publication: {
    ...{ kind: 'publication', address: '/blog/a/', title: 'Запись', lead: 'Вводка', topic: 'Монтаж', blocks: [] },
    ...{ published_at: '2026-12-05T10:00:00+03:00', tags: ['а', 'б'], scene: 'academy', products: ['801MS-0150'] },
    ...{ author: { name: 'Анна', position: 'инженер', url: '/about/' }, documents: ['/news/b/'] },
  },
  project: {
    ...{ kind: 'project', address: '/projects/a/', title: 'Проект', lead: 'Вводка', city: 'Тула', object_type: 'Двор' },
    ...{
      directions: ['Ворота', 'Парковки'],
      year: 2025,
      scene: { file: photograph.name },
      gallery: [picture],
      blocks: [],
    },
    ...{ equipment: ['801MS-0150'], partner: 'vorota' },
  },
  faq: {
    ...{ kind: 'faq', address: '/faq/a/', title: 'Группа' },
    items: [{ question: 'Да?', answer: '<p>Да</p>', products: ['801MS-0150'] }],
  },
  document: {
    ...{ kind: 'document', address: '/support/documents/a/', title: 'Паспорт', type: 'passports', version: '1.0' },
    ...{
      updated_at: '2026-12-05',
      language: 'en',
      series: 'SL',
      category: 'gates',
      number: '15',
      is_partner_only: true,
    },
    ...{ valid_until: '2027-12-05', products: ['801MS-0150'], file: pdf.name },
    sections: [{ title: 'Раздел', paragraphs: ['Первый', 'Второй'] }],
  },
};
