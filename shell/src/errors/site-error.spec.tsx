import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { SiteError } from './site-error.tsx';

const show = async (status: number) => {
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => {
        throw data({}, { status });
      },
      ErrorBoundary: SiteError,
      HydrateFallback: () => null,
      element: null,
    },
  ]);
  render(<RouterProvider router={router} />);
  return screen.findByRole('heading', { level: 1 });
};

test('without the site’s data there is still the brand, the phone and a retry', async () => {
  expect(await show(503)).toHaveTextContent('Что-то пошло не так');
  expect(screen.getByRole('link', { name: 'Камертон, на главную' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
});

test('a status with a page of its own keeps it', async () => {
  expect(await show(401)).toHaveTextContent('Вы не авторизованы');
});
