/** Beginnings of new documents, in the format of the file. */
const templates = {
  page: `---
kind: page
address: /landings/novaya-stranitsa/
title: Заголовок окна
h1: Заголовок страницы
description: Описание для поисковых систем
parent: null
---
type: text
html: |-
  <p>Первый абзац.</p>
`,
  publication: `---
kind: publication
address: /news/novaya-novost/
title: Заголовок новости
lead: Одно-два предложения о главном
published_at: 2027-01-15T10:00:00+03:00
scene: house-evening
---
type: text
html: |-
  <p>Первый абзац.</p>
`,
  faq: `---
kind: faq
address: /faq/novaya-gruppa/
title: Название группы
---
question: Вопрос?
answer: |-
  <p>Ответ.</p>
`,
} as const;

export type TemplateKind = keyof typeof templates;

export const templateNames: Record<TemplateKind, string> = {
  page: 'Страница',
  publication: 'Новость',
  faq: 'Вопросы и\u00a0ответы',
};

const isKind = (kind: string | null): kind is TemplateKind => kind !== null && Object.hasOwn(templates, kind);

export const templateOf = (kind: string | null): string => templates[isKind(kind) ? kind : 'page'];
