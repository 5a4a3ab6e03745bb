import type { DocumentKind } from '@site/contracts/support-lists';
import { faqGroups } from '../publications/faq.ts';
import { deliveryPage } from './delivery.ts';
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
  deliveryPage,
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
    [],
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
