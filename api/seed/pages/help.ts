import type { DocumentKind } from '@site/contracts/support-lists';
import { faqGroups } from '../publications/faq.ts';
import { feedback, page, type PageRow, text } from './page-row.ts';
import { warrantyBlocks } from './warranty.ts';

const support = { parent_path: '/support/' };

const documents = (kind: DocumentKind, h1: string, description: string): PageRow =>
  page(`/support/${kind}/`, h1, description, [], support);

export const helpPages: readonly PageRow[] = [
  page(
    '/faq/',
    'Вопросы и\u00a0ответы',
    'Выбор оборудования, заказ и\u00a0оплата, доставка, монтаж, гарантия, личный кабинет: короткие ответы инженеров.',
    [
      ...faqGroups.map(({ code, title }) => ({ type: 'faq' as const, title, group: code })),
      feedback('Не нашли ответа?'),
    ],
  ),
  page(
    '/warranty/',
    'Гарантия',
    'Сроки и\u00a0условия гарантии, что она не\u00a0покрывает, как обратиться и\u00a0где находятся сервисные центры.',
    warrantyBlocks,
  ),
  page(
    '/delivery/',
    'Доставка и\u00a0оплата',
    'Самовывоз, курьер и\u00a0транспортные компании, оплата по счёту, сроки отгрузки со складов.',
    [
      {
        type: 'tabs',
        items: [
          {
            title: 'Самовывоз',
            blocks: [
              {
                type: 'text',
                html: '<p>Бесплатно, со складов в\u00a0Москве и\u00a0Новосибирске. Для организаций нужна доверенность.</p>',
              },
            ],
          },
          {
            title: 'Курьер',
            blocks: [
              {
                type: 'text',
                html: '<p>По Москве и\u00a0Новосибирску, бесплатно от 50\u00a0000\u00a0₽. Интервалы 10:00–14:00 и\u00a014:00–18:00.</p>',
              },
            ],
          },
          {
            title: 'Транспортная компания',
            blocks: [
              {
                type: 'text',
                html: '<p>До терминала перевозчика доставляем бесплатно. Стоимость доставки рассчитывает перевозчик.</p>',
              },
            ],
          },
        ],
      },
      { type: 'heading', text: 'Оплата', level: 2, anchor: 'payment' },
      text('Организации и\u00a0предприниматели оплачивают заказ по счёту. Цены на\u00a0сайте указаны с\u00a0НДС.'),
      { type: 'faq', title: 'О\u00a0доставке', group: 'delivery' },
    ],
  ),
  page(
    '/support/',
    'Поддержка',
    'Каталоги, инструкции, паспорта изделий, декларации и\u00a0прайс-листы для скачивания.',
    [feedback('Спросить инженера')],
  ),
  documents('catalog', 'Каталоги и\u00a0брошюры', 'Каталоги и\u00a0брошюры по направлениям в\u00a0формате PDF.'),
  documents('instructions', 'Инструкции', 'Инструкции по монтажу и\u00a0обслуживанию всех серий в\u00a0формате PDF.'),
  documents('passports', 'Паспорта изделий', 'Паспорта изделий всех серий в\u00a0формате PDF.'),
  documents(
    'certifications',
    'Сертификаты и\u00a0декларации',
    'Сведения о\u00a0соответствии оборудования техническим регламентам.',
  ),
  page(
    '/support/price-list/',
    'Прайс-листы',
    'Розничные цены на\u00a0оборудование и\u00a0запасные части по направлениям.',
    [
      text(
        'Цены в\u00a0прайс-листах те же, что на\u00a0страницах товаров. Выберите направление на\u00a0сайте или скачайте файл.',
      ),
    ],
    support,
  ),
  page(
    '/kupit_came/',
    'Где купить',
    'Дилеры, магазины и\u00a0сервисные центры на\u00a0карте России: адреса, телефоны, режим работы.',
    [
      { type: 'map' },
      {
        type: 'text',
        html: '<p>Города: <a href="/kupit_came/moskva/">Москва</a>, <a href="/kupit_came/sankt-peterburg/">Санкт-Петербург</a>, <a href="/kupit_came/krasnodar/">Краснодар</a>, <a href="/kupit_came/samara/">Самара</a>, <a href="/kupit_came/ekaterinburg/">Екатеринбург</a>, <a href="/kupit_came/novosibirsk/">Новосибирск</a>, <a href="/kupit_came/kazan/">Казань</a>, <a href="/kupit_came/rostov-na-donu/">Ростов-на-Дону</a>, <a href="/kupit_came/nizhniy-novgorod/">Нижний Новгород</a>.</p>',
      },
      { type: 'partners', title: 'Партнёры', limit: 100 },
    ],
  ),
  page(
    '/feedback/',
    'Подобрать оборудование',
    'Опишите задачу, и\u00a0инженер подберёт оборудование и\u00a0ответит в\u00a0течение рабочего дня.',
    [
      text(
        'Расскажите о\u00a0воротах, въезде или парковке: размеры, число проездов в\u00a0день, город. Подбор бесплатный.',
      ),
      feedback('Описать задачу'),
    ],
  ),
];
