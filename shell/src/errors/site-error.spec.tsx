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

test('shows the brand, the phone and a retry without the site’s data', async () => {
  expect(await show(503)).toHaveTextContent('Что-то пошло не так');
  expect(screen.getByRole('link', { name: 'Камертон, на главную' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
});

test('shows the page of a known status', async () => {
  expect(await show(401)).toHaveTextContent('Вы не авторизованы');
});
