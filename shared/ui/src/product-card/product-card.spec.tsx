import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Button } from '../button/index.ts';
import { products } from '../gallery/samples.ts';
import { ProductBadges, ProductCard, ProductGrid } from './index.ts';

const [first] = products;
if (!first) throw new Error('no sample');

test('a card leads to its product by name and shows what a buyer compares', () => {
  render(
    <ProductGrid>
      <ProductCard product={first} href="/product/operator-800/" action={<Button>В корзину</Button>} />
    </ProductGrid>,
  );
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('link', { name: first.name })).toHaveAttribute('href', '/product/operator-800/');
  expect(card.getByText('Степень защиты')).toBeVisible();
  expect(card.getByText('В наличии')).toBeVisible();
  expect(card.getByText('Новинка')).toBeVisible();
  expect(card.getByRole('button', { name: 'В корзину' })).toBeVisible();
  // The name beside it says the same: the picture is silent.
  expect(card.queryByRole('img')).toBeNull();
});

test('the first cards load their pictures at once, the rest when they come near', () => {
  const { container, rerender } = render(<ProductCard product={first} href="/" action={null} priority />);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  rerender(<ProductCard product={first} href="/" action={null} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('an unknown mark is left out', () => {
  render(<ProductBadges badges={['promo', 'tomorrow']} />);
  expect(screen.getByText('Акция')).toBeVisible();
  expect(screen.queryByText('tomorrow')).toBeNull();
});

test('a mark is read in full, also where its card shows its first word alone', () => {
  render(<ProductBadges badges={['discontinued']} />);
  expect(screen.getByText('Снят')).toHaveTextContent(/^Снят с производства$/);
});

test('article and tools share a line, off the picture', () => {
  const { container } = render(
    <ProductCard product={first} href="/" action={null} tools={<Button>Сравнить</Button>} />,
  );
  const line = screen.getByText(first.article).closest('div')?.parentElement;
  expect(line).toContainElement(screen.getByRole('button', { name: 'Сравнить' }));
  expect(container.querySelector('img')?.parentElement).not.toBe(line);
});
