import { afterEach, expect, test } from '@jest/globals';
import type { Block } from '@site/contracts/blocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { BlockType } from './block-view.ts';
import { blockViews } from './block-views.ts';
import { blockSamples } from './testing/block-samples.ts';
import { renderBlocks } from './testing/render-blocks.tsx';

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const heading = (name: string | RegExp, level: number) => screen.getByRole('heading', { name, level });

/** Essential content of each type. A type missing here is a compile error. */
const essentials: Record<BlockType, () => void | Promise<void>> = {
  text: () => expect(screen.getByText('Приводы для ворот').tagName).toBe('P'),
  heading: () => expect(heading('Как выбрать привод', 3)).toHaveAttribute('id', 'choice'),
  image: () => {
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'Цех сборки' })).toHaveAttribute(
      'width',
      '1440',
    );
    expect(screen.getByText('Сборка в Подольске')).toBeVisible();
  },
  gallery: () => expect(screen.getAllByRole('img')).toHaveLength(2),
  video: () =>
    expect(link('Смотреть видео: Монтаж привода')).toHaveAttribute('href', 'https://rutube.ru/video/0a1b2c3d/'),
  accordion: () => expect(screen.getByText('Привод и рейка')).toBeVisible(),
  table: () => {
    expect(screen.getByRole('table', { name: 'Сравнение приводов' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^800.кг$/ })).toHaveAttribute('data-align', 'right');
  },
  quote: () => expect(screen.getByText('Иванов И. И.')).toBeVisible(),
  downloads: () => {
    expect(link(/Каталог/)).toHaveAttribute('href', '/media/catalog.pdf');
    expect(screen.getByText(/PDF, 2,4.МБ, 12\.03\.2026/)).toBeVisible();
  },
  tabs: () => {
    expect(screen.getByRole('tab', { name: 'Описание', selected: true })).toBeVisible();
    expect(screen.getByText('Внутри вкладки')).toBeVisible();
  },
  cards: () => {
    expect(link(/Для.дома/)).toHaveAttribute('href', '/catalog/sliding-gates/');
    expect(link('Весь каталог')).toHaveAttribute('href', '/catalog/');
  },
  slider: () => {
    expect(heading(/^Парковка под.ключ$/, 2)).toBeVisible();
    expect(link('Подобрать')).toHaveAttribute('href', '/catalog/');
  },
  category_slider: () => {
    expect(link('Шлагбаумы')).toHaveAttribute('href', '/catalog/barriers/');
    expect(link(/Перейти в.каталог/)).toHaveAttribute('href', '/catalog/');
  },
  products: () => {
    expect(link('Привод SL-80')).toHaveAttribute('href', '/product/sl-80/');
    expect(screen.getByText(/45.900.₽/)).toBeVisible();
  },
  numbers: () => expect(screen.getByText('24')).toHaveTextContent(/^24.года$/),
  steps: () =>
    expect(within(screen.getByRole('list')).getByRole('heading', { name: 'Выберите', level: 3 })).toBeVisible(),
  requisites: () => {
    expect(screen.getByText('7701000000')).toBeVisible();
    expect(screen.getByRole('img', { name: /QR-код/ })).toHaveAttribute('src', '/api/about/requisites.svg');
    expect(link('Скачать реквизиты, PDF')).toHaveAttribute('href', '/api/about/requisites.pdf');
  },
  map: () => {
    expect(screen.getByText(/ул\. Тверская, 1/)).toBeVisible();
    expect(link('Показать на карте: Магазин на Тверской')).toHaveAttribute(
      'href',
      expect.stringContaining('pt=37.61%2C55.76'),
    );
    expect(link('Показать карту')).toHaveAttribute('href', expect.stringContaining('yandex.ru/maps'));
  },
  form: () => waitFor(() => expect(screen.getByRole('textbox', { name: /^Имя/ })).toBeEnabled()),
  cta: () => expect(link('Начать расчёт')).toHaveAttribute('href', '/account/kp/'),
  partners: () => {
    expect(link('ООО «Синтетика»')).toHaveAttribute('href', '/partners/1/');
    expect(link(/\(800\)/)).toHaveAttribute('href', 'tel:+78005550120');
  },
  projects: () => expect(link('Парковка торгового центра')).toHaveAttribute('href', '/projects/mall/'),
  news: () => {
    expect(link(/Новый шлагбаум/)).toHaveAttribute('href', '/news/novyj-shlagbaum/');
    expect(link('Все новости')).toHaveAttribute('href', '/news/');
  },
  // The events are a part of the academy; the fallback links to its calendar.
  events: () => expect(link(/в.расписании академии/)).toHaveAttribute('href', '/academy/calendar/'),
  faq: () => expect(screen.getByText('Какая гарантия?')).toBeVisible(),
  banner: () => expect(link('Выставка')).toHaveAttribute('href', 'https://example.org/expo'),
  html: () => expect(screen.getByText('Реквизиты')).toBeVisible(),
};

test.each(Object.keys(blockViews) as BlockType[])('%s shows its essentials', async (type) => {
  await renderBlocks([blockSamples[type]]);
  await essentials[type]();
});

test('shows a photograph no larger than it is, and no higher than a window', async () => {
  const widthOf = async (width: number, height: number) => {
    const picture = { ...blockSamples.image.picture, width, height };
    const { link: _link, ...image } = blockSamples.image;
    const { unmount } = await renderBlocks([{ ...image, picture }]);
    const { maxWidth } = within(screen.getByRole('figure')).getByRole('img').closest('div')!.style;
    unmount();
    return maxWidth;
  };
  expect(await widthOf(1440, 600)).toBe('1440px');
  expect(await widthOf(400, 300)).toBe('400px');
  expect(await widthOf(900, 1600)).toBe('405px');
});

test('renders blocks in the order of the response and omits an unknown one', async () => {
  const unknown = { id: 'x', type: 'hologram' } as unknown as Block;
  await renderBlocks([blockSamples.heading, unknown, blockSamples.cta]);
  expect(screen.getAllByRole('heading').map((element) => element.textContent)).toEqual([
    'Как выбрать привод',
    'Рассчитайте парковку',
  ]);
  expect(screen.queryByText(/hologram/)).not.toBeInTheDocument();
});

test('does not take names of Object.prototype for block types', async () => {
  await renderBlocks([{ id: 'x', type: 'constructor' } as unknown as Block, blockSamples.text]);
  expect(screen.getByText('Приводы для ворот')).toBeVisible();
});

const environment = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = environment;
});

test('shows developers a missing block', async () => {
  process.env.NODE_ENV = 'development';
  await renderBlocks([{ id: 'x', type: 'hologram' } as unknown as Block]);
  expect(screen.getByText('Неизвестный тип блока: «hologram»')).toBeVisible();
});

test('loads the picture of the first block eagerly, with a source for phones, and later ones lazily', async () => {
  await renderBlocks([blockSamples.image, { ...blockSamples.image, id: 'second' }]);
  const [first, second] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first?.parentElement?.querySelector('source')).toHaveAttribute('media', '(max-width: 599px)');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('groups addresses by town with the first one open, and opens a town by its pin', async () => {
  const point = (text: string, title: string) => ({ ...blockSamples.map.points[0]!, title, text });
  const { user } = await renderBlocks([
    { ...blockSamples.map, points: [point('Казань, д. 1', 'Склад'), point('Москва, д. 2', 'Магазин')] },
  ]);
  expect(heading('Склад', 3)).toBeVisible();
  expect(screen.getByText('Магазин')).not.toBeVisible();
  const pin = await screen.findByRole('link', { name: 'Москва' });
  expect(document.querySelector(pin.getAttribute('href')!)).toContainElement(screen.getByText('Магазин'));
  await user.click(pin);
  expect(screen.getByText('Магазин')).toBeVisible();
  expect(screen.getByText('Москва', { selector: 'summary' })).toHaveFocus();
});

test('opens links to other sites in a new tab without an opener', async () => {
  await renderBlocks([blockSamples.image, blockSamples.map, blockSamples.cta]);
  for (const element of [link('Цех сборки'), link('Показать карту')]) {
    expect(element).toHaveAttribute('rel', 'noopener noreferrer');
    expect(element).toHaveAttribute('target', '_blank');
  }
  expect(link('Начать расчёт')).not.toHaveAttribute('target');
});
