import { directions } from './company-lists.ts';
import type { ContentDocument } from './content-documents.ts';
import type { AnyFields, Fields } from './form-fields.ts';
import { documentKindTitles, languageLabels } from './support-lists.ts';

/** Names and fields of all documents, except their address and blocks. Without zod, for the browser. */

type Kind = ContentDocument['kind'];
type FieldsOf<K extends Kind> = Fields<Omit<Extract<ContentDocument, { kind: K }>, 'kind' | 'address' | 'blocks'>>;

const title = { kind: 'text', label: 'Заголовок' } as const;
const lead = {
  kind: 'text',
  label: 'Вводка',
  hint: 'Одно-два предложения о\u00a0главном; поиск показывает 160\u00a0знаков',
  lines: 3,
} as const;
const articles = { kind: 'lines', label: 'Артикулы товаров', hint: 'По\u00a0одному в\u00a0строке' } as const;
const scene = { kind: 'cover', label: 'Картинка карточки' } as const;

/** A kind or a property missing here is a compile error. */
export const documentForms: Readonly<Record<Kind, { name: string; fields: AnyFields }>> = {
  page: {
    name: 'Страница',
    fields: {
      h1: { kind: 'text', label: 'Заголовок на\u00a0странице' },
      title: {
        kind: 'text',
        label: 'Заголовок окна',
        hint: 'Вкладка браузера и\u00a0поиск, который показывает 70\u00a0знаков',
      },
      description: {
        kind: 'text',
        label: 'Описание',
        hint: 'Для поиска, который показывает 160\u00a0знаков',
        lines: 3,
      },
      parent: {
        kind: 'text',
        label: 'Страница над этой',
        hint: 'Её адрес, для цепочки ссылок над заголовком',
        nullable: true,
      },
      access: {
        kind: 'choice',
        label: 'Кому открыта',
        options: { public: 'Всем', user: 'Вошедшим' },
      },
      robots: {
        kind: 'choice',
        label: 'Поисковые системы',
        options: {
          'index, follow': 'Находят страницу',
          'noindex, follow': 'Не\u00a0находят, но\u00a0идут по\u00a0ссылкам',
          'noindex, nofollow': 'Не\u00a0находят',
        },
      },
      scroll: {
        kind: 'choice',
        label: 'Прокрутка',
        optional: true,
        options: { 'full-page': 'По\u00a0экрану за\u00a0раз' },
      },
      noheader: { kind: 'yes', label: 'Без шапки сайта' },
      nofooter: { kind: 'yes', label: 'Без подвала сайта' },
    },
  },
  publication: {
    name: 'Новость, запись блога или статья',
    fields: {
      title,
      lead,
      published_at: { kind: 'moment', label: 'Когда вышла', hint: 'По\u00a0Москве; до\u00a0этого не\u00a0видна' },
      topic: {
        kind: 'text',
        label: 'Рубрика',
        hint: 'Есть у\u00a0записей блога и\u00a0статей, у\u00a0новостей нет',
        optional: true,
      },
      tags: { kind: 'lines', label: 'Теги', hint: 'По\u00a0одному в\u00a0строке' },
      scene,
      author: {
        kind: 'group',
        label: 'Автор',
        optional: true,
        fields: {
          name: { kind: 'text', label: 'Имя' },
          position: { kind: 'text', label: 'Должность' },
          url: { kind: 'link', label: 'Страница автора', optional: true },
        },
      },
      products: articles,
      documents: { kind: 'lines', label: 'Что ещё прочитать', hint: 'Адреса документов, по\u00a0одному в\u00a0строке' },
    },
  },
  project: {
    name: 'Проект',
    fields: {
      title,
      lead,
      city: { kind: 'text', label: 'Город' },
      object_type: { kind: 'text', label: 'Тип объекта' },
      directions: {
        kind: 'checks',
        label: 'Направления',
        options: Object.fromEntries(directions.map((name) => [name, name])) as Record<
          (typeof directions)[number],
          string
        >,
      },
      year: { kind: 'number', label: 'Год' },
      scene,
      gallery: {
        kind: 'list',
        label: 'Другие картинки',
        add: 'Добавить картинку',
        optional: true,
        of: { kind: 'picture', label: 'Картинка' },
      },
      equipment: { ...articles, label: 'Артикулы оборудования', optional: true },
      partner: {
        kind: 'text',
        label: 'Исполнитель',
        hint: 'Последняя часть адреса страницы партнёра',
        optional: true,
      },
      parking: { kind: 'text-only', label: 'Схема парковки', optional: true },
    },
  },
  faq: {
    name: 'Вопросы и\u00a0ответы',
    fields: {
      title: { kind: 'text', label: 'Название группы' },
      items: {
        kind: 'list',
        label: 'Вопросы',
        add: 'Добавить вопрос',
        of: {
          kind: 'group',
          label: 'Вопрос',
          fields: {
            question: { kind: 'text', label: 'Вопрос' },
            answer: { kind: 'html', label: 'Ответ' },
            products: { ...articles, optional: true },
          },
        },
      },
    },
  },
  document: {
    name: 'Документ поддержки',
    fields: {
      title,
      type: { kind: 'choice', label: 'Вид', options: documentKindTitles },
      version: { kind: 'text', label: 'Версия', hint: 'Например, 1.0' },
      updated_at: { kind: 'day', label: 'Дата версии' },
      language: { kind: 'choice', label: 'Язык', options: languageLabels },
      series: { kind: 'text', label: 'Серия' },
      category: {
        kind: 'text',
        label: 'Категория каталога',
        hint: 'Последняя часть адреса; пусто\u00a0— все',
        nullable: true,
      },
      number: { kind: 'text', label: 'Номер сертификата или декларации', optional: true },
      valid_until: { kind: 'day', label: 'Последний день на\u00a0сайте', optional: true },
      is_partner_only: { kind: 'yes', label: 'Только для партнёров' },
      products: articles,
      file: {
        kind: 'pdf',
        label: 'Свой файл PDF',
        hint: 'Без него сайт рисует PDF из\u00a0разделов',
        optional: true,
      },
      sections: {
        kind: 'list',
        label: 'Разделы',
        add: 'Добавить раздел',
        of: {
          kind: 'group',
          label: 'Раздел',
          fields: {
            title: { kind: 'text', label: 'Название раздела' },
            paragraphs: {
              kind: 'list',
              label: 'Абзацы',
              add: 'Добавить абзац',
              of: { kind: 'text', label: 'Абзац', lines: 3 },
            },
          },
        },
      },
    },
  },
} satisfies { [K in Kind]: { name: string; fields: FieldsOf<K> } };
