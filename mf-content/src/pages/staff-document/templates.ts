import type { DraftDocument } from '@site/contracts/manage-content';

const text = { type: 'text', html: '<p>Первый абзац.</p>' };

/** Beginnings of new documents. */
const templates = {
  page: {
    kind: 'page',
    address: '/landings/novaya-stranitsa/',
    title: 'Заголовок окна',
    h1: 'Заголовок страницы',
    description: 'Описание для поисковых систем',
    robots: 'index, follow',
    access: 'public',
    parent: null,
    noheader: false,
    nofooter: false,
    blocks: [text],
  },
  publication: {
    kind: 'publication',
    address: '/news/novaya-novost/',
    title: 'Заголовок новости',
    lead: 'Одно-два предложения о главном',
    published_at: '2027-01-15T10:00:00+03:00',
    tags: [],
    scene: 'house-evening',
    products: [],
    documents: [],
    blocks: [text],
  },
  faq: {
    kind: 'faq',
    address: '/faq/novaya-gruppa/',
    title: 'Название группы',
    items: [{ question: 'Вопрос?', answer: '<p>Ответ.</p>' }],
  },
} satisfies Record<string, DraftDocument>;

export type TemplateKind = keyof typeof templates;

export const templateNames: Record<TemplateKind, string> = {
  page: 'Страница',
  publication: 'Новость',
  faq: 'Вопросы и\u00a0ответы',
};

const isKind = (kind: string | null): kind is TemplateKind => kind !== null && Object.hasOwn(templates, kind);

export const templateOf = (kind: string | null): DraftDocument => templates[isKind(kind) ? kind : 'page'];
