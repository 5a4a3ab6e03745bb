import type { PictureData } from '../src/picture/index.ts';
import type { ProductCardData } from '../src/product-card/index.ts';

const svg = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

const operator =
  '<g stroke="#0b2239" stroke-width="2" stroke-linejoin="round"><path fill="#fff" d="m100 110 90-52 110 64-90 52z"/>' +
  '<path fill="#dbe7f0" d="M100 110v90l110 64v-90z"/><path fill="#b4cddf" d="M300 122v90l-90 52v-90z"/>' +
  '<path fill="#00b0ed" d="m120 140 60 35v14l-60-35z"/></g>';

const scene =
  '<path fill="#e0f5fd" d="M0 0h960v540H0z"/><path fill="#c9dbe8" d="M0 380h960v160H0z"/>' +
  '<g stroke="#0b2239" stroke-width="3" stroke-linejoin="round"><path fill="#0067a8" d="M240 240h90v200h-90z"/>' +
  '<path fill="#fff" d="M330 270h480v34H330z"/><path fill="#0067a8" d="M400 270h60l-20 34h-60zM540 270h60l-20 34h-60zM680 270h60l-20 34h-60z"/>' +
  '<path fill="#00b0ed" d="M265 200h40v40h-40z"/></g>';

export const productPicture: PictureData = {
  src: svg(operator, 400, 300),
  alt: 'Привод для откатных ворот',
  width: 400,
  height: 300,
};
export const scenePicture: PictureData = {
  src: svg(scene, 960, 540),
  alt: 'Шлагбаум на въезде',
  width: 960,
  height: 540,
};
export const categoryImage = productPicture.src;

const base: ProductCardData = {
  article: '901-0140',
  name: 'Привод для откатных ворот массой до 800 кг',
  picture: productPicture,
  key_attributes: [
    { label: 'Масса створки', value: 'до 800 кг' },
    { label: 'Питание', value: '230 В' },
    { label: 'Степень защиты', value: 'IP54' },
  ],
  price: { retail: 34_900 },
  stock: { state: 'in_stock', label: 'В наличии' },
  badges: ['new'],
  unit: 'шт.',
};

export const products: readonly ProductCardData[] = [
  base,
  {
    ...base,
    article: '901-0620',
    name: 'Шлагбаум с шарнирной стрелой для подземных парковок, длина проезда до 6 метров, скорость открытия 2 секунды',
    price: { retail: 125_000, own: 96_250, discount_percent: 23 },
    stock: { state: 'low_stock', label: 'Заканчивается', qty_hint: 'до 10 шт.' },
    badges: ['hit', 'promo'],
  },
  {
    ...base,
    article: '901-0433',
    name: 'Рейка зубчатая',
    key_attributes: [{ label: 'Длина', value: '1 м' }],
    price: { retail: 1_190 },
    unit: 'м',
    stock: { state: 'backorder', label: 'Под заказ, 3 недели' },
    badges: [],
  },
  {
    ...base,
    article: '901-0910',
    name: 'Дорожный блокиратор гидравлический',
    price: { retail: null },
    stock: { state: 'discontinued', label: 'Снят с производства' },
    badges: ['discontinued'],
  },
];

export const categories = [
  'Откатные ворота',
  'Распашные ворота',
  'Гаражные ворота',
  'Промышленные ворота',
  'Шлагбаумы',
  'Болларды и блокираторы',
  'Турникеты',
  'Парковочные системы',
  'Домофония',
  'Радиоуправление',
  'Устройства безопасности',
].map((name, index) => ({ name, image: categoryImage, href: `/catalog/?sample=${index + 1}` }));

export const proseHtml =
  '<p>Привод рассчитан на ежедневную работу: редуктор в масляной ванне, плавный пуск и остановка. Подробности — в <a href="#prose">инструкции</a>.</p>' +
  '<h2>Что входит в&nbsp;комплект</h2><ul><li>привод с&nbsp;блоком управления;</li><li>монтажное основание;</li><li>ключ разблокировки — 2&nbsp;шт.</li></ul>' +
  '<h3>Порядок монтажа</h3><ol><li>Залейте основание.</li><li>Установите рейку.</li></ol><blockquote>Перед пуском проверьте ход створки вручную.</blockquote>' +
  '<table><thead><tr><th scope="col">Масса створки</th><th scope="col">Усилие</th></tr></thead><tbody><tr><td>до&nbsp;400&nbsp;кг</td><td>600&nbsp;Н</td></tr><tr><td>до&nbsp;800&nbsp;кг</td><td>900&nbsp;Н</td></tr></tbody></table>';
