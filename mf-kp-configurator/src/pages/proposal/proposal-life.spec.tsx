import { afterEach, expect, test } from '@jest/globals';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { screen, waitFor, within } from '@testing-library/react';
import { bill, button, field, fill, inStep, plain } from '../../testing/steps.ts';
import { openProposal, proposalOf } from './testing/open-proposal.ts';

afterEach(() => localStorage.clear());

test('offers both versions after another save', async () => {
  const { user, server } = await openProposal('structure', proposalOf(mall()));
  server.overtake(garage());
  await user.type(field('Адрес'), 'Мира, 1');
  const alert = await screen.findByRole('alert');
  expect(plain(alert)).toMatch(/3 660 480 ₽|3 404 252 ₽/);
  expect(plain(alert)).toMatch(/У вас: 8 336 800 ₽/);
  expect(screen.getByText(/^Не.сохранено/, { selector: 'a' })).toHaveAttribute('href', '#saving');
  await user.click(within(alert).getByRole('button', { name: 'Взять сохранённое' }));
  expect(screen.queryByText(/^Не.сохранено/, { selector: 'a' })).toBeNull();
  expect(screen.getByText('Бизнес-центр «Заря»', { selector: 'h1' })).toBeVisible();
});

test('names the user who saved meanwhile, and keeps both versions', async () => {
  const { user, server } = await openProposal('structure', proposalOf(mall()));
  server.overtake(garage(), { id: '00000000-0000-4000-8000-000000000005', name: 'Золотов Захар' });
  await fill(user, /Название объекта/, 'Склад');
  expect(await screen.findByText(/сохранил другой сотрудник: Золотов Захар/)).toBeVisible();
  expect(screen.getByText('Оставить моё')).toBeVisible();
});

test('opens read-only while another user edits, and takes over on request', async () => {
  const by = { id: '00000000-0000-4000-8000-000000000005', name: 'Золотов Захар' };
  const { user } = await openProposal('structure', proposalOf(mall(), { edited_by: by }), (server) =>
    server.occupy(by),
  );
  expect(screen.getByText('Редактирует Золотов Захар')).toBeInTheDocument();
  expect(field('Город *')).toBeDisabled();
  await user.click(screen.getByText('Продолжить редактирование здесь'));
  await waitFor(() => expect(field('Город *')).toBeEnabled());
  expect(screen.queryByText('Редактирует Золотов Захар')).toBeNull();
});

test('becomes read-only when the proposal goes to the customer meanwhile', async () => {
  await openProposal('structure', proposalOf(mall()), (server) => server.simulate('sent'));
  expect(await screen.findByText('Предложение отправлено клиенту')).toBeVisible();
  expect(screen.getByText(/Всё, что вы.ввели здесь, сохранено/)).toBeVisible();
  expect(field('Город *')).toBeDisabled();
  expect(screen.getByText('Обновить страницу')).toBeVisible();
});

test('renews prices older than a week after their differences were shown', async () => {
  const { user, server } = await openProposal('structure', proposalOf(mall(), { prices_outdated: true }));
  const before = plain(bill());
  await user.click(screen.getByText('Обновить цены'));
  const dialog = within(screen.getByRole('dialog', { name: /^Обновить цены/ }));
  expect(await dialog.findByText('Сервер парковки')).toBeVisible();
  await waitFor(() => expect(plain(bill())).toBe(before));
  await user.click(dialog.getByRole('button', { name: 'Обновить' }));
  await waitFor(() => expect(screen.queryByText('Обновить цены')).not.toBeInTheDocument());
  await waitFor(() => expect(plain(bill())).not.toBe(before));
  // The next input is saved on top of the renewed proposal.
  await fill(user, /Название объекта/, 'Склад');
  await waitFor(() => expect(server.saves).toHaveLength(1));
});

test('shows the status beside the number, unless it is a draft', async () => {
  const { unmount } = await openProposal('structure', proposalOf(mall()));
  expect(screen.queryByText('Черновик')).toBeNull();
  unmount();
  await openProposal('structure', proposalOf(mall(), { may_edit: false, status: 'approved' }));
  expect(screen.getByText('Согласовано')).toBeVisible();
});

test('submits the shown revision for approval', async () => {
  const { user, server, router } = await openProposal('additional-info', proposalOf(mall()));
  await user.click(button(/Отправить на.согласование/));
  await waitFor(() => expect(server.submitted()).toEqual([{ revision: 1 }]));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/kp'));
});

test("shows the manager's change request beside its line", async () => {
  const review = { reasons: [], lines: { 'marking-materials/908BU-0010': 'Столбиков хватит шести' } };
  await openProposal('marking-materials', proposalOf(mall(), { review, returned: 'Проверьте столбики' }));
  expect(screen.getByText('Проверьте столбики')).toBeVisible();
  expect(screen.getByText('Менеджер: Столбиков хватит шести')).toBeVisible();
});

test('is read-only for a user who may not edit it', async () => {
  await openProposal('transportation-points', proposalOf(mall(), { may_edit: false }));
  expect(screen.getByText(/Только просмотр: предложение составляет Орлова Мария/)).toBeVisible();
  expect(inStep().queryByLabelText(/Копировать/)).toBeNull();
  expect(inStep().getAllByLabelText(/^Название/)[0]).toBeDisabled();
});

test('links an accepted proposal to the order form, then to the placed order', async () => {
  const accepted = proposalOf(mall(), { may_edit: false, status: 'accepted', actions: ['order', 'link', 'copy'] });
  const { unmount } = await openProposal('structure', accepted);
  const form = screen.getByRole('link', { name: 'Оформить заказ' });
  expect(form).toHaveAttribute('href', '/cart?step=checkout&kp_id=kp-2026-000123');
  unmount();
  const order = { number: 100_045, url: '/order/b1946ac9/' };
  await openProposal('structure', { ...accepted, status: 'ordered', order, actions: ['link', 'copy'] });
  expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', order.url);
});

test.each([
  ['approved', 'new_version', 'Новая версия'],
  ['sent', 'new_version', 'Новая версия'],
  ['rejected', 'new_version', 'Новая версия'],
  ['expired', 'extend', 'Продлить'],
] as const)('%s: starts a new version from the editor', async (status, action, name) => {
  const left = proposalOf(mall(), { may_edit: false, status, actions: [action, 'copy'] });
  const { user, router } = await openProposal('structure', left);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/kp/kp-2026-000123-2/'));
});

test('links a superseded version to the one in its place', async () => {
  const versions = [2, 1].map((version) => ({
    ...{ slug: version === 1 ? 'kp-2026-000123' : 'kp-2026-000123-2', number: 'КП-2026-000123', version },
    ...{ status: 'sent' as const, total: 0 },
  }));
  const old = proposalOf(mall(), { may_edit: false, status: 'sent', superseded_by: 2, versions, actions: ['copy'] });
  await openProposal('structure', old);
  expect(screen.getByText('Заменена версией 2')).toBeVisible();
  const link = screen.getByRole('link', { name: /Открыть версию.2/ });
  expect(link).toHaveAttribute('href', '/account/kp/kp-2026-000123-2/');
  expect(screen.queryByRole('button', { name: 'Новая версия' })).toBeNull();
});

test.each([
  ['moderation', /на.согласовании/],
  ['archive', /в.архиве/],
] as const)('%s: explains why it is read-only', async (status, words) => {
  await openProposal('structure', proposalOf(mall(), { may_edit: false, status, actions: ['copy'] }));
  expect(screen.getByText(words, { selector: '[class*=alert] *' })).toBeVisible();
  expect(screen.queryByText(/новую версию/)).toBeNull();
});

test('compares the versions of one number', async () => {
  const versions = [1, 2].map((version) => ({
    ...{ slug: version === 1 ? 'kp-2026-000123' : 'kp-2026-000123-2', number: 'КП-2026-000123', version },
    ...{ status: 'draft' as const, total: 0 },
  }));
  const { user } = await openProposal('structure', proposalOf(mall(), { version: 2, versions }));
  await user.click(screen.getByText('Сравнить версии'));
  expect(await screen.findByRole('dialog', { name: 'Сравнение версий' })).toBeVisible();
});
