import type { formCodes } from './blocks.ts';
import type { AnyFields, Fields } from './form-fields.ts';
import type { StoredBlock, Visibility } from './stored-blocks.ts';
import { documentKindTitles } from './support-lists.ts';

/** Names, descriptions and fields of all blocks, as editors see them. Without zod, for the browser. */

export const visibilityNames: Record<Visibility, string> = {
  all: 'Всем',
  guests: 'Гостям, которые не\u00a0вошли',
  logged: 'Вошедшим',
  partners: 'Партнёрам',
  online_payment: 'Всем, пока на\u00a0сайте есть оплата',
  agreed_payment: 'Всем, пока оплату согласуют с\u00a0менеджером',
};

const title = { kind: 'text', label: 'Заголовок', optional: true } as const;
const more = {
  kind: 'group',
  label: 'Ссылка под заголовком',
  optional: true,
  fields: { label: { kind: 'text', label: 'Надпись' }, url: { kind: 'link', label: 'Куда ведёт' } },
} as const;
const button = {
  kind: 'group',
  label: 'Кнопка',
  fields: { label: { kind: 'text', label: 'Надпись' }, url: { kind: 'link', label: 'Куда ведёт' } },
} as const;
const limit = { kind: 'number', label: 'Сколько показать', hint: 'От\u00a01\u00a0до\u00a0200' } as const;
const html = { kind: 'html', label: 'Текст' } as const;
const picture = { kind: 'picture', label: 'Картинка' } as const;

const formNames: Record<(typeof formCodes)[number], string> = {
  feedback: 'Обратная связь',
  callback: 'Обратный звонок',
  'price-request': 'Запрос цены',
  'partner-request': 'Заявка партнёра',
  'training-request': 'Заявка на\u00a0обучение',
};

/** Names of the icons of steps. */
const stepIcons = {
  search: 'Лупа',
  cart: 'Корзина',
  box: 'Коробка',
  truck: 'Доставка',
  money: 'Рубль',
  percent: 'Процент',
  document: 'Документ',
  form: 'Карандаш',
  mail: 'Письмо',
  phone: 'Телефон',
  calendar: 'Календарь',
  map: 'Место',
  tools: 'Инструменты',
  users: 'Люди',
  book: 'Обучение',
  award: 'Звезда',
  shield: 'Щит',
  check: 'Галочка',
} as const;

type FieldsOf<T extends StoredBlock['type']> = Fields<Omit<Extract<StoredBlock, { type: T }>, 'type' | 'visibility'>>;

export interface BlockForm {
  name: string;
  /** Its purpose, in one line. */
  about: string;
  fields: AnyFields;
}

/** A type or a property missing here is a compile error. */
export const blockForms: Readonly<Record<StoredBlock['type'], BlockForm>> = {
  text: {
    name: 'Текст',
    about: 'Абзацы, списки и\u00a0ссылки',
    fields: {
      html,
      width: {
        kind: 'choice',
        label: 'Ширина строки',
        hint: 'Обычная удобнее для чтения',
        optional: true,
        options: { normal: 'Обычная', wide: 'Во\u00a0всю страницу' },
      },
    },
  },
  heading: {
    name: 'Заголовок',
    about: 'Название части страницы, на\u00a0которое можно сослаться',
    fields: {
      text: { kind: 'text', label: 'Заголовок' },
      level: {
        kind: 'choice',
        label: 'Уровень',
        numeric: true,
        options: { 2: 'Раздел', 3: 'Подраздел', 4: 'Пункт подраздела' },
      },
      anchor: {
        kind: 'text',
        label: 'Якорь',
        hint: 'Имя для ссылки «#имя» латинскими буквами',
        optional: true,
      },
    },
  },
  image: {
    name: 'Картинка',
    about: 'Одна картинка с\u00a0подписью',
    fields: {
      picture,
      caption: { kind: 'text', label: 'Подпись', optional: true },
      link: { kind: 'link', label: 'Ссылка с\u00a0картинки', optional: true },
    },
  },
  gallery: {
    name: 'Галерея',
    about: 'Несколько картинок сеткой или лентой',
    fields: {
      pictures: { kind: 'list', label: 'Картинки', add: 'Добавить картинку', of: picture },
      view: { kind: 'choice', label: 'Вид', options: { grid: 'Сетка', slider: 'Лента' } },
      lightbox: { kind: 'yes', label: 'Увеличивать по\u00a0нажатию' },
    },
  },
  video: {
    name: 'Видео по\u00a0адресу',
    about: 'Ролик с\u00a0Rutube или VK\u00a0Видео, который загружается по\u00a0нажатию',
    fields: {
      title: { kind: 'text', label: 'Название' },
      provider: {
        kind: 'choice',
        label: 'Где лежит ролик',
        options: { file: 'Файл на\u00a0нашем сайте', rutube: 'Rutube', vk: 'VK\u00a0Видео' },
      },
      url: { kind: 'link', label: 'Адрес ролика' },
      duration: { kind: 'text', label: 'Длительность', hint: 'Например, 4:20' },
      poster: { kind: 'picture', label: 'Заставка' },
      captions: {
        kind: 'link',
        label: 'Файл субтитров',
        hint: 'WebVTT, для роликов на\u00a0нашем сайте',
        optional: true,
      },
    },
  },
  library_video: {
    name: 'Видео из\u00a0библиотеки',
    about: 'Загруженный ролик со\u00a0своей заставкой',
    fields: {
      file: { kind: 'video', label: 'Ролик' },
      title: {
        kind: 'text',
        label: 'Название',
        hint: 'Если не\u00a0указать, будет название из\u00a0библиотеки',
        optional: true,
      },
    },
  },
  accordion: {
    name: 'Раскрывающийся список',
    about: 'Подробности, скрытые под заголовками',
    fields: {
      items: {
        kind: 'list',
        label: 'Пункты',
        add: 'Добавить пункт',
        of: { kind: 'group', label: 'Пункт', fields: { title: { kind: 'text', label: 'Заголовок' }, html } },
      },
      open_first: { kind: 'yes', label: 'Первый пункт раскрыт сразу' },
    },
  },
  table: {
    name: 'Таблица',
    about: 'Строки и\u00a0столбцы; на\u00a0телефоне прокручивается вбок',
    fields: {
      caption: { kind: 'text', label: 'Название таблицы' },
      columns: {
        kind: 'list',
        label: 'Столбцы',
        add: 'Добавить столбец',
        of: {
          kind: 'group',
          label: 'Столбец',
          fields: {
            title: { kind: 'text', label: 'Заголовок столбца' },
            align: {
              kind: 'choice',
              label: 'Выравнивание',
              options: { left: 'По\u00a0левому краю', right: 'По\u00a0правому краю', center: 'По\u00a0центру' },
            },
          },
        },
      },
      rows: { kind: 'rows', label: 'Строки' },
    },
  },
  quote: {
    name: 'Цитата',
    about: 'Отзыв с\u00a0автором и\u00a0его фотографией',
    fields: {
      text: { kind: 'text', label: 'Цитата', lines: 4 },
      author: { kind: 'text', label: 'Автор' },
      position: { kind: 'text', label: 'Должность' },
      photo: { kind: 'picture', label: 'Портрет', optional: true },
    },
  },
  downloads: {
    name: 'Файлы для скачивания',
    about: 'Новые документы одного вида или выбранные',
    fields: {
      title,
      kind: {
        kind: 'choice',
        label: 'Вид документов',
        hint: 'Покажем новейшие; укажите и\u00a0количество',
        optional: true,
        options: documentKindTitles,
      },
      limit: { ...limit, optional: true },
      slugs: {
        kind: 'lines',
        label: 'Или выбранные документы',
        hint: 'Последняя часть адреса документа, по\u00a0одному в\u00a0строке. Тогда вид и\u00a0количество не\u00a0нужны',
        optional: true,
      },
      more,
    },
  },
  tabs: {
    name: 'Вкладки',
    about: 'Блоки, между которыми переключаются',
    fields: {
      items: {
        kind: 'list',
        label: 'Вкладки',
        add: 'Добавить вкладку',
        of: {
          kind: 'group',
          label: 'Вкладка',
          fields: {
            title: { kind: 'text', label: 'Название вкладки' },
            blocks: { kind: 'blocks', label: 'Блоки вкладки' },
          },
        },
      },
    },
  },
  cards: {
    name: 'Карточки',
    about: 'Картинки с\u00a0текстом и\u00a0ссылкой в\u00a0несколько столбцов',
    fields: {
      title,
      columns: {
        kind: 'choice',
        label: 'Столбцов на\u00a0компьютере',
        numeric: true,
        options: { 2: 'Два', 3: 'Три', 4: 'Четыре' },
      },
      items: {
        kind: 'list',
        label: 'Карточки',
        add: 'Добавить карточку',
        of: {
          kind: 'group',
          label: 'Карточка',
          fields: {
            title: { kind: 'text', label: 'Заголовок' },
            text: { kind: 'text', label: 'Текст', lines: 3 },
            picture: { ...picture, optional: true },
            link: { kind: 'link', label: 'Куда ведёт', optional: true },
            badge: { kind: 'text', label: 'Метка', hint: 'Например, «Новинка»', optional: true },
          },
        },
      },
      more,
    },
  },
  slider: {
    name: 'Слайдер',
    about: 'Большие картинки, которые сменяют друг друга',
    fields: {
      slides: {
        kind: 'list',
        label: 'Слайды',
        add: 'Добавить слайд',
        of: {
          kind: 'group',
          label: 'Слайд',
          fields: {
            title: { kind: 'text', label: 'Заголовок' },
            text: { kind: 'text', label: 'Текст', lines: 2 },
            picture,
            button: { ...button, optional: true },
          },
        },
      },
    },
  },
  category_slider: {
    name: 'Лента категорий',
    about: 'Категории каталога; настраивать нечего',
    fields: {},
  },
  products: {
    name: 'Товары',
    about: 'Новинки, хиты, категория или выбранные товары',
    fields: {
      title,
      source: {
        kind: 'variants',
        label: 'Какие товары',
        variants: {
          new: { label: 'Новинки', fields: {} },
          hits: { label: 'Хиты продаж', fields: {} },
          category: {
            label: 'Из\u00a0категории',
            fields: { slug: { kind: 'text', label: 'Категория', hint: 'Последняя часть её адреса' } },
          },
          articles: {
            label: 'Выбранные',
            fields: { articles: { kind: 'lines', label: 'Артикулы', hint: 'По\u00a0одному в\u00a0строке' } },
          },
        },
      },
      limit,
      more,
    },
  },
  numbers: {
    name: 'Цифры',
    about: 'Крупные числа с\u00a0пояснениями',
    fields: {
      items: {
        kind: 'list',
        label: 'Числа',
        add: 'Добавить число',
        of: {
          kind: 'group',
          label: 'Число',
          fields: {
            value: { kind: 'text', label: 'Число', hint: 'Например, «24»' },
            unit: { kind: 'text', label: 'Единица', hint: 'Например, «года»' },
            label: { kind: 'text', label: 'Пояснение' },
          },
        },
      },
    },
  },
  steps: {
    name: 'Шаги',
    about: 'Порядок действий по\u00a0пунктам',
    fields: {
      title,
      items: {
        kind: 'list',
        label: 'Шаги',
        add: 'Добавить шаг',
        of: {
          kind: 'group',
          label: 'Шаг',
          fields: {
            title: { kind: 'text', label: 'Заголовок' },
            text: { kind: 'text', label: 'Текст', lines: 2 },
            icon: { kind: 'choice', label: 'Значок', options: stepIcons },
          },
        },
      },
      more,
    },
  },
  map: {
    name: 'Карта',
    about: 'Партнёры города или всей страны, или наш офис',
    fields: {
      title,
      city: {
        kind: 'text',
        label: 'Город',
        hint: 'Как в\u00a0адресе страницы «Где купить». Пусто\u00a0— вся страна',
        optional: true,
      },
      office: { kind: 'yes', label: 'Показать наш офис, а\u00a0не\u00a0партнёров', optional: true },
      more,
    },
  },
  requisites: {
    name: 'Реквизиты',
    about: 'Реквизиты компании с\u00a0файлом и\u00a0кодом для банка',
    fields: { title, more },
  },
  form: {
    name: 'Форма заявки',
    about: 'Имя, телефон и\u00a0вопрос посетителя',
    fields: {
      title,
      form_code: { kind: 'choice', label: 'Тема заявки', options: formNames },
      success_text: { kind: 'text', label: 'Ответ после отправки', lines: 2 },
      more,
    },
  },
  cta: {
    name: 'Призыв к\u00a0действию',
    about: 'Заметная полоса с\u00a0одной кнопкой',
    fields: {
      title: { kind: 'text', label: 'Заголовок' },
      text: { kind: 'text', label: 'Текст', lines: 2 },
      button,
      background: { kind: 'choice', label: 'Фон', options: { light: 'Светлый', dark: 'Тёмный' } },
    },
  },
  partners: {
    name: 'Партнёры',
    about: 'Карточки партнёров всей страны или города',
    fields: {
      title,
      city: { kind: 'text', label: 'Город', hint: 'Пусто\u00a0— вся страна', optional: true },
      limit,
      more,
    },
  },
  projects: {
    name: 'Проекты',
    about: 'Новейшие проекты',
    fields: {
      title,
      limit,
      except: {
        kind: 'text',
        label: 'Кроме проекта',
        hint: 'Последняя часть адреса проекта, который не\u00a0показывать',
        optional: true,
      },
      more,
    },
  },
  news: {
    name: 'Новости и\u00a0статьи',
    about: 'Новейшие публикации раздела или с\u00a0одним тегом',
    fields: {
      title,
      section: {
        kind: 'choice',
        label: 'Раздел',
        optional: true,
        options: { news: 'Новости', blog: 'Блог', articles: 'Статьи' },
      },
      tag: { kind: 'text', label: 'Тег', hint: 'Пусто\u00a0— все публикации раздела', optional: true },
      limit,
      more,
    },
  },
  events: {
    name: 'Мероприятия',
    about: 'Ближайшее обучение академии',
    fields: { title, limit, more },
  },
  faq: {
    name: 'Вопросы и\u00a0ответы',
    about: 'Группа вопросов, которую правят отдельно',
    fields: {
      title,
      group: { kind: 'text', label: 'Группа вопросов', hint: 'Последняя часть адреса группы: /faq/…/' },
      more,
    },
  },
  banner: {
    name: 'Баннер',
    about: 'Картинка со\u00a0ссылкой, в\u00a0том числе реклама',
    fields: {
      picture,
      link: { kind: 'link', label: 'Куда ведёт' },
      is_ad: { kind: 'yes', label: 'Это реклама' },
      advertiser: { kind: 'text', label: 'Рекламодатель', optional: true },
      advertiser_inn: { kind: 'text', label: 'ИНН рекламодателя', optional: true },
      erid: { kind: 'text', label: 'Токен рекламы (erid)', optional: true },
    },
  },
  html: {
    name: 'Разметка HTML',
    about: 'Для тех, кто знает HTML; опасное API уберёт',
    fields: { html: { kind: 'text', label: 'Разметка', lines: 10 } },
  },
} satisfies { [T in StoredBlock['type']]: BlockForm & { fields: FieldsOf<T> } };
