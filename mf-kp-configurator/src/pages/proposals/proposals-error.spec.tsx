import { expect, test } from '@jest/globals';
import { data } from '@site/runtime';
import { PageErrorContext, SiteProvider } from '@site/runtime/shell';
import { sampleSite } from '@site/testing/sample-site';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProposalsError } from './proposals-error.tsx';

const flags = { dealer_access: false, dealer_access_moderation: false, kp_access_moderation: false, user_access_moderation: false };

function refuse(status: number, body: object) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw data(body, { status });
      },
      element: null,
      ErrorBoundary: ProposalsError,
      hydrateFallbackElement: <p>…</p>,
    },
  ]);
  render(
    <PageErrorContext value={<p>Общая страница ошибки</p>}>
      <SiteProvider site={sampleSite}>
        <RouterProvider router={router} />
      </SiteProvider>
    </PageErrorContext>,
  );
}

const link = (name: RegExp) => screen.getByRole('link', { name });

test('a company that is not in the network learns how to join it', async () => {
  refuse(403, flags);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Конфигуратор парковок открыт партнерам');
  expect(link(/парковочным системам/)).toHaveAttribute('href', '/catalog/parking-systems/');
  expect(link(/555-01-20/)).toHaveAttribute('href', 'tel:+78005550120');
});

test('a partner learns how to get the configurator', async () => {
  refuse(403, { ...flags, dealer_access: true });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Доступ к.конфигуратору парковок$/);
  expect(link(/на.главную/)).toHaveAttribute('href', '/');
});

test('while an application is looked at, its state is shown', async () => {
  refuse(403, { ...flags, user_access_moderation: true });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заявка вашей компании находится на модерации');
  expect(screen.getByText(/^Вы будете подключены к партнерской сети/)).toBeVisible();
  expect(link(/парковочным решениям/)).toHaveAttribute('href', '/catalog/parking-systems/');
});

test('a combination without words of its own still names what is pending', async () => {
  refuse(403, { ...flags, user_access_moderation: true, kp_access_moderation: true });
  const pending = await screen.findByRole('list', { name: 'На рассмотрении у менеджера' });
  expect(within(pending).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Заявка вашей компании находится на модерации')).not.toBeInTheDocument();
});

test.each([[403, { message: 'Нет прав' }], [500, { ...flags, message: 'Сбой' }]])(
  'an error of another kind (%d) is the site’s own',
  async (status, body) => {
    refuse(status, body);
    expect(await screen.findByText('Общая страница ошибки')).toBeVisible();
  },
);
