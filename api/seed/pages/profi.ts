import { paths } from '@site/contracts/paths';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { feedback, page, type PageRow, text } from './page-row.ts';
import { profiIndex } from './profi-index.ts';

const profi = { parent_path: paths.profi() };

/** Drawn from the parameters of the product: an SVG with dimensions in millimetres. */
const drawing = (slug: string, name: string) =>
  `<li><a href="/media/product/${slug}.dimensions.svg">${name}</a>, SVG</li>`;

const drawings: StoredBlock = {
  type: 'text',
  html: `<ul>${[
    drawing('privod-sl-80', 'Привод для откатных ворот SL-80'),
    drawing('privod-titan-20', 'Привод для откатных ворот TITAN-20'),
    drawing('privod-ln-30', 'Привод для распашных ворот LN-30'),
    drawing('privod-ug-35', 'Подземный привод UG-35'),
    drawing('shlagbaum-ba-40', 'Шлагбаум BA-40'),
    drawing('shlagbaum-bc-60', 'Шлагбаум BC-60'),
    drawing('shlagbaum-br-40', 'Скоростной шлагбаум BR-40'),
    drawing('bollard-bd-600', 'Боллард BD-600'),
    drawing('turniket-tp-30', 'Турникет TP-30'),
  ].join('')}</ul>`,
};

/** For those who choose, mount and answer for the equipment: what each of them needs, on a page of its own. */
export const profiPages: readonly PageRow[] = [
  profiIndex,
  page(
    paths.profiCategory('designers'),
    'Проектировщикам',
    'Габаритные чертежи, паспорта, инструкции и декларации для проекта въезда, парковки и проходной; помощь инженера с разделом.',
    [
      text(
        'Для раздела проекта нужны три вещи: размеры с закладными деталями, нагрузки с кабелями и документы о соответствии. Здесь они собраны по сериям. Чего нет в списке, инженер подготовит под объект за два рабочих дня.',
      ),
      {
        type: 'steps',
        title: 'Как мы помогаем с проектом',
        items: [
          { title: 'Пришлите план', text: 'Генплан или фрагмент с проездами, в PDF или DWG.', icon: 'document' },
          { title: 'Расчёт', text: 'Посчитаем полосы, стойки, кассы и кабели; пришлём спецификацию.', icon: 'form' },
          { title: 'Чертежи', text: 'Габариты, закладные, трубы и схема соединений.', icon: 'tools' },
          { title: 'Проверка', text: 'Посмотрим готовый раздел до экспертизы.', icon: 'check' },
        ],
      },
      { type: 'heading', text: 'Габаритные чертежи', level: 2 },
      drawings,
      text(
        `Чертёж есть у каждого изделия: он последний в галерее на странице товара. Модели BIM готовим по запросу: напишите артикулы и версию программы.`,
      ),
      {
        type: 'downloads',
        title: 'Паспорта изделий',
        kind: 'passports',
        limit: 6,
        more: { label: 'Все паспорта', url: paths.supportDocuments('passports') },
      },
      {
        type: 'downloads',
        title: 'Сертификаты и декларации',
        kind: 'certifications',
        limit: 4,
        more: { label: 'Все декларации', url: paths.supportDocuments('certifications') },
      },
      {
        type: 'cta',
        title: 'Сколько полос нужно объекту',
        text: 'Введите число мест и поток — расчёт покажет полосы, оборудование и срок окупаемости.',
        button: { label: 'Рассчитать парковку', url: paths.payBack() },
        background: 'light',
      },
      feedback('Помощь с проектом'),
    ],
    profi,
  ),
  page(
    paths.profiCategory('installers'),
    'Монтажникам',
    'Инструкции по монтажу, схемы подключения, обучение с сертификатом, цены партнёра и поддержка на объекте.',
    [
      text(
        'Тот, кто монтирует, отвечает за то, как ворота ведут себя через год. Мы помогаем отвечать уверенно: инструкции без воды, курсы на стендах, инженер на связи, когда вы стоите у открытого привода.',
      ),
      {
        type: 'steps',
        title: 'Как стать монтажным партнёром',
        items: [
          { title: 'Обучение', text: 'Базовый курс с практикой на стендах, один день.', icon: 'book' },
          { title: 'Сертификат', text: 'Действует два года, проверяется по номеру на сайте.', icon: 'award' },
          { title: 'Заявка', text: 'Расскажите о компании и городах, где работаете.', icon: 'form' },
          { title: 'Цены партнёра', text: 'Скидка по уровню, расширенная гарантия на ваш монтаж.', icon: 'percent' },
        ],
      },
      {
        type: 'downloads',
        title: 'Инструкции',
        kind: 'instructions',
        limit: 8,
        more: { label: 'Все инструкции', url: paths.supportDocuments('instructions') },
      },
      {
        type: 'events',
        title: 'Ближайшие курсы',
        limit: 3,
        more: { label: 'Расписание', url: paths.academyCalendar() },
      },
      {
        type: 'cards',
        title: 'Пригодится на объекте',
        columns: 3,
        items: [
          {
            title: 'Как подключить фотоэлементы',
            text: 'Высота луча, кабель, клеммы и проверка.',
            link: paths.publication('articles', 'kak-podklyuchit-fotoelementy'),
          },
          {
            title: 'Зубчатая рейка',
            text: 'Зазор, стыки, выравнивание.',
            link: paths.publication('articles', 'montazh-zubchatoy-reyki'),
          },
          {
            title: 'Кабели и трубы',
            text: 'Что заложить до бетона.',
            link: paths.publication('articles', 'kabeli-i-truby-vezdnoy-gruppy'),
          },
        ],
      },
      {
        type: 'form',
        title: 'Стать партнёром',
        form_code: 'partner-request',
        success_text: 'Заявка принята. Менеджер позвонит в течение двух рабочих дней',
      },
    ],
    profi,
  ),
  page(
    paths.profiCategory('developers'),
    'Застройщикам',
    'Въезд, двор и паркинг жилых и деловых комплексов: концепция, проект, поставка к сроку и передача управляющей компании.',
    [
      text(
        'Жители пользуются въездом каждый день, а застройщик вспоминает о нём перед сдачей. Мы начинаем с концепции двора и заканчиваем обучением управляющей компании, поэтому за парковку в первый год не приходится извиняться.',
      ),
      {
        type: 'numbers',
        items: [
          { value: '2', unit: 'дня', label: 'на концепцию въезда и паркинга' },
          { value: '6', unit: 'недель', label: 'от договора до поставки' },
          { value: '36', unit: 'мес.', label: 'гарантии при монтаже у партнёра' },
        ],
      },
      {
        type: 'tabs',
        items: [
          {
            title: 'Двор без машин',
            blocks: [
              {
                type: 'text',
                html: `<p>Болларды закрывают двор и опускаются для скорой и мусоровоза. Курьер проходит в калитку, машины остаются под землёй.</p><ul><li>автоматические и съёмные <a href="${paths.category('bollards')}">болларды</a>;</li><li>калитка и <a href="${paths.category('intercoms')}">домофон</a> с телефоном;</li><li>доступ экстренным службам по номеру машины.</li></ul>`,
              },
            ],
          },
          {
            title: 'Подземный паркинг',
            blocks: [
              {
                type: 'text',
                html: `<p>Въезд по метке или номеру, светофор на узкой рампе, шарнирная стрела под низким потолком.</p><ul><li><a href="${paths.category('parking-lpr')}">распознавание номеров</a>;</li><li><a href="${paths.category('barriers-4m')}">шлагбаумы</a> с шарнирной стрелой;</li><li>табло и датчики мест.</li></ul>`,
              },
            ],
          },
          {
            title: 'Гостевая парковка',
            blocks: [
              {
                type: 'text',
                html: `<p>Первые два часа бесплатно, дальше по тарифу: места не занимают соседние офисы, а доход идёт дому. Срок окупаемости считает <a href="${paths.payBack()}">калькулятор</a>.</p>`,
              },
            ],
          },
        ],
      },
      {
        type: 'steps',
        title: 'Как идёт работа',
        items: [
          { title: 'Концепция', text: 'Схема проездов, состав оборудования, бюджет с точностью 10 %.', icon: 'search' },
          { title: 'Проект', text: 'Раздел с чертежами и кабелями для генпроектировщика.', icon: 'document' },
          { title: 'Поставка и монтаж', text: 'К дате, которая стоит в вашем графике.', icon: 'truck' },
          { title: 'Передача', text: 'Обучение диспетчеров и договор обслуживания.', icon: 'users' },
        ],
      },
      { type: 'projects', title: 'Сделано', limit: 3, more: { label: 'Все проекты', url: paths.projects() } },
      {
        type: 'form',
        title: 'Получить концепцию',
        form_code: 'price-request',
        success_text: 'Спасибо! Инженер свяжется с вами и запросит план',
      },
    ],
    profi,
  ),
  page(
    paths.profiCategory('security'),
    'Службам безопасности',
    'Проходные, болларды, блокираторы и контроль доступа: как закрыть периметр и не остановить утренний поток.',
    [
      text(
        'Хорошая защита не заметна сотруднику и непреодолима для постороннего. Подбирайте её от угрозы: кто, на чём и с какой скоростью. Ниже — три рубежа и то, что на каждом из них работает.',
      ),
      {
        type: 'table',
        caption: 'Рубежи защиты',
        columns: [
          { title: 'Рубеж', align: 'left' },
          { title: 'Угроза', align: 'left' },
          { title: 'Оборудование', align: 'left' },
        ],
        rows: [
          ['Подъезд', 'Таран, стихийная парковка', 'Болларды, блокираторы'],
          ['Въезд', 'Проезд вплотную, чужая карта', 'Шлагбаумы, распознавание номеров'],
          ['Проходная', 'Проход вдвоём, передача пропуска', 'Турникеты, запрет повторного входа'],
          ['Двери', 'Забытая открытой дверь', 'Контроллеры, датчики, тревога'],
        ],
      },
      {
        type: 'cards',
        title: 'Оборудование',
        columns: 3,
        items: [
          {
            picture: { scene: 'office-entrance', alt: 'Болларды перед входом' },
            title: 'Болларды и блокираторы',
            text: 'Стойкость к удару от 50 до 2 000 кДж.',
            link: paths.category('bollards'),
          },
          {
            picture: { scene: 'turnstile-hall', alt: 'Турникеты в холле' },
            title: 'Турникеты',
            text: 'До 60 человек в минуту, складные планки при тревоге.',
            link: paths.category('turnstiles'),
          },
          {
            picture: { scene: 'business-barrier', alt: 'Шлагбаум на въезде' },
            title: 'Контроль доступа',
            text: 'Контроллеры на 1–8 точек прохода, работают и без сети.',
            link: paths.category('access-control'),
          },
        ],
      },
      {
        type: 'steps',
        title: 'Как мы проводим обследование',
        items: [
          { title: 'Выезд', text: 'Инженер проходит периметр вместе с вами.', icon: 'map' },
          { title: 'Модель угроз', text: 'Где можно разогнаться, где пройти вдвоём.', icon: 'shield' },
          { title: 'Решение', text: 'Состав, схема и бюджет в трёх вариантах.', icon: 'document' },
        ],
      },
      {
        type: 'downloads',
        title: 'Документы',
        slugs: [
          'katalog-shlagbaumy-i-bollardy',
          'pasport-izdeliya-seriya-bd',
          'pasport-izdeliya-seriya-tp',
          'deklaratsiya-sootvetstviya-seriya-bd',
        ],
      },
      { type: 'faq', title: 'Спрашивают чаще всего', group: 'choice' },
      feedback('Заказать обследование'),
    ],
    profi,
  ),
];
