import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { data } from 'react-router-dom';
import { DefaultLayout } from '../layouts/default/default-layout.tsx';
import { renderSite } from '../testing/render-site.tsx';

const failing = (status: number, body: object = {}) => ({
  Layout: DefaultLayout,
  loader: () => {
    throw data(body, { status });
  },
});
const main = () => within(screen.getByRole('main'));

test('offers login and registration with a return address, and the phone, for 401', async () => {
  await renderSite({ ...failing(401), url: '/account/kp?type=all' });
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Вы не авторизованы');
  expect(main().getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Faccount%2Fkp%3Ftype%3Dall',
  );
  expect(main().getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Faccount%2Fkp%3Ftype%3Dall',
  );
  expect(main().getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
});

test('offers home and contacts for 403', async () => {
  await renderSite(failing(403));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
    'Извините, но доступ к данной странице ограничен.',
  );
  expect(main().getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(main().getByRole('link', { name: 'Контакты' })).toHaveAttribute('href', '/about/contacts/');
});

test('offers the catalogue, which replaces the history entry, home and a search for 404', async () => {
  await renderSite(failing(404));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('К сожалению, страница не найдена');
  expect(main().getByText('Попробуйте вернуться назад или поискать нужный товар в каталоге')).toBeInTheDocument();
  const catalogue = main().getByRole('link', { name: /Перейти в.каталог/ });
  expect(catalogue).toHaveAttribute('href', '/catalog/');
  expect(catalogue).toHaveAttribute('data-replace');
  expect(main().getByRole('searchbox')).toHaveAttribute('name', 'query');
  expect(main().queryByText('Возможно вас заинтересует')).toBeNull();
});

test('offers the categories of a 404', async () => {
  await renderSite(
    failing(404, { categories: [{ url: 'barriers', name: 'Шлагбаумы', image: { image: '/media/b.svg' } }] }),
  );
  expect(main().getByRole('heading', { name: 'Возможно вас заинтересует' })).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Шлагбаумы' })).toHaveAttribute('href', '/catalog/barriers/');
});

test.each([500, 502, 503])('%i is shown as 500, with a button that reloads', async (status) => {
  await renderSite(failing(status));
  expect(main().getByText('500')).toBeInTheDocument();
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Что-то пошло не так');
  expect(main().getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
});

test('reports a lost connection, and loads the page when it is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let responses = 0;
  await renderSite({
    Layout: DefaultLayout,
    loader: () => {
      if (responses++ === 0) throw data({}, { status: 503 });
      return null;
    },
  });
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Нет соединения с интернетом');
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await main().findByRole('heading', { level: 1, name: 'Страница' })).toBeVisible();
});

test('shows other statuses unchanged', async () => {
  await renderSite(failing(429));
  expect(main().getByText('429')).toBeInTheDocument();
});

test('shows a retry for a remote that did not load, inside the layout', async () => {
  await renderSite(failing(503, { remoteFailure: 'mf-catalog' }));
  expect(main().getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('shows the maintenance page with the phone for a maintenance response', async () => {
  await renderSite(failing(503, { maintenance: true, message: 'На сайте ведутся технические работы' }));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('На сайте ведутся технические работы');
  expect(main().queryByText('500')).toBeNull();
  expect(main().getByRole('link', { name: /555-01-20/ })).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
});

const gated = { dealer_access: false, dealer_access_moderation: false, kp_access_moderation: true };

test('shows the gate part for a 403 with an access state', async () => {
  const shown: object[] = [];
  await renderSite({
    ...failing(403, gated),
    showPart: ({ name, given }) => {
      shown.push({ name, given });
      return <h1>Ворота</h1>;
    },
  });
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Ворота');
  expect(shown[0]).toEqual({ name: 'parking-gate', given: { flags: { ...gated, user_access_moderation: false } } });
});

test('shows the plain 403 page when the gate part is unavailable', async () => {
  await renderSite(failing(403, gated));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('доступ к данной странице ограничен');
});
