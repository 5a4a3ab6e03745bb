import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Button } from '../button/index.ts';
import { products } from '../../gallery/samples.ts';
import { ProductBadges, ProductCard, ProductGrid } from './index.ts';

const [first] = products;
if (!first) throw new Error('no sample');

test('links to the product by name and shows the key data', () => {
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
  // The picture is decorative, because the name beside it says the same.
  expect(card.queryByRole('img')).toBeNull();
});

test('has no item for an absent child', () => {
  render(
    <ProductGrid>
      <p>карточка</p>
      {false}
    </ProductGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('loads pictures of priority cards eagerly and the others lazily', () => {
  const { container, rerender } = render(<ProductCard product={first} href="/" action={null} priority />);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  rerender(<ProductCard product={first} href="/" action={null} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('skips an unknown badge', () => {
  render(<ProductBadges badges={['promo', 'tomorrow']} />);
  expect(screen.getByText('Акция')).toBeVisible();
  expect(screen.queryByText('tomorrow')).toBeNull();
});

test('announces the full text of a badge, also where only its first word is visible', () => {
  render(<ProductBadges badges={['discontinued']} />);
  expect(screen.getByText('Снят')).toHaveTextContent(/^Снят с производства$/);
});

test('places article and tools in one line, off the picture', () => {
  const { container } = render(
    <ProductCard product={first} href="/" action={null} tools={<Button>Сравнить</Button>} />,
  );
  const line = screen.getByText(first.article).closest('div')?.parentElement;
  expect(line).toContainElement(screen.getByRole('button', { name: 'Сравнить' }));
  expect(container.querySelector('img')?.parentElement).not.toBe(line);
});
