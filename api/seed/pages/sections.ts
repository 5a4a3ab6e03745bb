import { paths } from '@site/contracts/paths';
import { feedback, hidden, page, type PageRow, text } from './page-row.ts';

/** Index pages of the sections. */
export const sectionPages: readonly PageRow[] = [
  page('/content/', 'Материалы', 'Все разделы сайта: каталог, поддержка, академия, партнёрам, о компании.', [
    {
      type: 'cards',
      columns: 3,
      items: [
        { title: 'Каталог', text: 'Оборудование с ценами, наличием и документами.', link: paths.catalog() },
        { title: 'Поддержка', text: 'Инструкции, паспорта, декларации, прайс-листы.', link: paths.support() },
        { title: 'Академия', text: 'Курсы и вебинары для монтажников.', link: paths.academy() },
        { title: 'Партнёрам', text: 'Каталог партнёров и условия программы.', link: paths.partners() },
        { title: 'Статьи', text: 'Как выбрать и смонтировать автоматику.', link: paths.articles() },
        { title: 'Спецпроекты', text: 'Готовые решения для дома и бизнеса.', link: paths.landings() },
        { title: 'О компании', text: 'Производство, проекты, новости.', link: paths.about() },
      ],
    },
  ]),
  page(
    '/support/parts/',
    'Деталировки',
    'Схемы сборки с\u00a0позициями и\u00a0артикулами запасных частей: подбор по артикулу изделия.',
    [
      text(
        'Номер позиции с\u00a0деталировки однозначно определяет деталь. Назовите артикул с таблички привода, и мы подберём деталь.',
      ),
      {
        type: 'products',
        title: 'Часто заказывают',
        source: { kind: 'category', slug: 'spare-parts' },
        limit: 8,
        more: { label: 'Все запасные части', url: paths.category('spare-parts') },
      },
      feedback('Подобрать деталь'),
    ],
    { parent_path: '/support/' },
  ),
  page(
    '/support/services/',
    'Сервисная документация',
    'Регламенты обслуживания, бюллетени и\u00a0поиск неисправностей. Часть документов доступна партнёрам.',
    [
      text(
        'Схемы плат, коды неисправностей и порядок замены узлов мы передаём авторизованным сервисным центрам. Владельцам оборудования помогут инструкции и ближайший партнёр.',
      ),
      {
        type: 'partners',
        title: 'Сервис рядом с вами',
        limit: 6,
        more: { label: 'Все партнёры', url: paths.partners() },
      },
      feedback('Вопрос в сервис'),
    ],
    { parent_path: '/support/' },
  ),
  page(
    '/system/',
    'Служебные страницы',
    'Подтверждение адреса электронной почты по ссылке из письма.',
    [
      text(
        'Сюда ведут ссылки из наших писем. Если ссылка не сработала, откройте письмо ещё раз и скопируйте адрес целиком: ссылка действует 72 часа и только один раз.',
      ),
      {
        type: 'cta',
        title: 'Нужна помощь?',
        text: 'Поддержка пришлёт новую ссылку.',
        button: { label: 'Контакты', url: paths.contacts() },
        background: 'light',
      },
    ],
    hidden,
  ),
];
