import { consentPages } from './legal/consents.ts';
import { cookiesPage } from './legal/cookies.ts';
import { policyPage } from './legal/policy.ts';
import { termsPage } from './legal/terms.ts';
import { hidden, page, type PageRow, text } from './page-row.ts';

const academy = { parent_path: '/academy/' };
const parking = { parent_path: '/catalog/parking-systems/' };

export const legalAndServicePages: readonly PageRow[] = [
  policyPage,
  cookiesPage,
  ...consentPages,
  termsPage,

  page(
    '/catalog/parking-systems/pay-back/',
    'Парковка с\u00a0билетами: окупаемость',
    'Из чего состоит билетная парковочная система и\u00a0за\u00a0какой срок она окупается: расчёт по\u00a0вашим данным.',
    [
      { type: 'image', picture: { scene: 'pay-hall', alt: 'Зал с автоматическими кассами' } },
      {
        type: 'products',
        source: {
          kind: 'articles',
          articles: [
            '908PE-0010',
            '908PX-0010',
            '908PX-0015',
            '908PA-0010',
            '908PC-0010',
            '908SV-0010',
            '908LI-0010',
            '908TK-0010',
          ],
        },
        limit: 8,
      },
    ],
    parking,
  ),
  page(
    '/catalog/parking-systems/cv-pay-back/',
    'Безбилетная парковка: окупаемость',
    'Из чего состоит парковка с\u00a0распознаванием номеров и\u00a0за\u00a0какой срок она окупается: расчёт по\u00a0вашим данным.',
    [
      { type: 'image', picture: { scene: 'parking', alt: 'Безбилетный въезд на парковку' } },
      {
        type: 'products',
        source: {
          kind: 'articles',
          articles: [
            '908LP-0010',
            '908SL-0010',
            '908PE-0030',
            '908PX-0030',
            '908PX-0035',
            '908PA-0020',
            '908DS-0010',
            '908LI-0050',
          ],
        },
        limit: 8,
      },
    ],
    parking,
  ),

  page(
    '/academy/about-us/',
    'Об академии',
    'Учебные классы, преподаватели и\u00a0порядок сертификации монтажников.',
    [
      { type: 'image', picture: { scene: 'academy', alt: 'Учебный класс со стендами' } },
      text(
        'Академия учит монтажников, проектировщиков и\u00a0инженеров сервиса. Занятия проходят на\u00a0действующих стендах в\u00a0Москве, Санкт-Петербурге, Екатеринбурге и\u00a0Новосибирске.',
      ),
      {
        type: 'events',
        title: 'Ближайшие занятия',
        limit: 3,
        more: { label: 'Расписание', url: '/academy/calendar/' },
      },
    ],
    academy,
  ),

  page(
    '/login/',
    'Вход',
    'Вход в\u00a0личный кабинет по номеру телефона.',
    [text('Войдите по номеру телефона и\u00a0коду из СМС.')],
    hidden,
  ),
  page(
    '/register/',
    'Регистрация',
    'Регистрация в\u00a0личном кабинете.',
    [text('Зарегистрируйтесь, чтобы видеть заказы и\u00a0записываться на\u00a0обучение.')],
    hidden,
  ),
  page('/search/', 'Поиск', 'Поиск по каталогу, документам и\u00a0новостям.', [{ type: 'category_slider' }], hidden),
  page(
    '/cart/',
    'Корзина',
    'Товары, отложенные для заказа.',
    [
      text('В\u00a0корзине пока нет товаров. Выберите оборудование в\u00a0<a href="/catalog/">каталоге</a>.'),
      { type: 'products', title: 'Хиты продаж', source: { kind: 'hits' }, limit: 4 },
    ],
    hidden,
  ),
  page(
    '/compare/',
    'Сравнение',
    'Сравнение товаров по характеристикам.',
    [text('Добавьте товары к\u00a0сравнению в\u00a0<a href="/catalog/">каталоге</a>.')],
    hidden,
  ),
  page(
    '/wishlist/',
    'Избранное',
    'Сохранённые товары.',
    [text('Сохраняйте товары, чтобы вернуться к\u00a0ним позже: начните с\u00a0<a href="/catalog/">каталога</a>.')],
    hidden,
  ),
];
