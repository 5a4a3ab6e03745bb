import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ContentRevision } from '@site/contracts/manage-content';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentView } from './route.ts';
import { StaffDocumentPage } from './staff-document-page.tsx';

const address = '/about/contacts/';
const revision = (number: number, state: ContentRevision['state']): ContentRevision => ({
  ...{ address, number, state, title: 'Контакты', author: 'Белова Анна', origin: 'manager', note: '' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', published_at: null },
  publish_at: state === 'scheduled' ? '2027-01-01T07:00:00.000Z' : null,
});
const revisions = [revision(4, 'draft'), revision(3, 'scheduled'), revision(2, 'live'), revision(1, 'past')];
const text = '---\nkind: page\naddress: /about/contacts/\nh1: Контакты\n';
const seo = { title: '', description: '', h1: 'Страницы', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());
afterEach(() => sessionStorage.clear());

const viewAt = (url: URL): DocumentView => {
  const edit = url.searchParams.get('edit');
  return edit
    ? { view: 'edit', edited: { address, base: Number(edit), title: 'Контакты', text } }
    : { view: 'history', address, revisions };
};
const open = (query = '') =>
  renderPage({
    Component: StaffDocumentPage,
    path: '/account/staff/pages/:id',
    url: `/account/staff/pages/about~contacts/${query}`,
    data: (url) => ({ seo, access: 'open', value: viewAt(url) }),
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const published = responseTo('POST /manage/content/publish/', { ...revision(4, 'live'), unscheduled: [] });

test('publishes, schedules in Moscow time, cancels the schedule, restores, and makes a preview link', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Контакты');
  const rows = within(screen.getByRole('region', { name: 'Ревизии' })).getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent(/Ревизия 3.*Запланирована.*Выйдет 1 января 2027.г. в 10:00.*Белова Анна/);
  expect(within(rows[2]!).queryByRole('button', { name: /Опубликовать/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Опубликовать ревизию 4' }));
  expect(dialog().getByText(/вместо ревизии 2/)).toBeVisible();
  const meanwhile = 'Опубликована более новая ревизия 5';
  call.mockResolvedValueOnce(refusal(409, 'older_than_live', meanwhile));
  await user.click(dialog().getByRole('button', { name: 'Опубликовать' }));
  expect(await dialog().findByText(meanwhile)).toBeVisible();
  call.mockResolvedValueOnce(published);
  await user.click(dialog().getByRole('button', { name: 'Опубликовать' }));
  await closed();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/content/publish/', { address, revision: 4 });

  await user.click(screen.getByRole('button', { name: 'Запланировать ревизию 4' }));
  const at = dialog().getByLabelText(/Когда опубликовать/);
  await user.type(at, '2020-01-01T10:00');
  await user.click(dialog().getByRole('button', { name: 'Запланировать' }));
  expect(await dialog().findByText('Это время уже прошло')).toBeVisible();
  await user.clear(at);
  await user.type(at, '2099-01-01T10:00');
  call.mockResolvedValueOnce(published);
  await user.click(dialog().getByRole('button', { name: 'Запланировать' }));
  await closed();
  const scheduled = { address, revision: 4, at: '2099-01-01T07:00:00.000Z' };
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/content/publish/', scheduled);

  for (const [button, confirm, endpoint, number] of [
    ['Отменить расписание ревизии 3', 'Отменить расписание', 'POST /manage/content/unschedule/', 3],
    ['Восстановить ревизию 1', 'Восстановить', 'POST /manage/content/restore/', 1],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    call.mockResolvedValueOnce(responseTo(endpoint, revision(number, 'draft')));
    await user.click(dialog().getByRole('button', { name: confirm }));
    await closed();
    expect(call).toHaveBeenLastCalledWith('POST', endpoint.slice(5), { address, revision: number });
  }

  await user.click(screen.getByRole('button', { name: 'Предпросмотр ревизии 4' }));
  const url = 'https://site.test/preview/page/abc/';
  const preview = { url, expires_at: '2026-12-01T10:00:00.000Z' };
  call.mockResolvedValueOnce(responseTo('POST /manage/content/preview/', preview));
  await user.click(dialog().getByRole('button', { name: 'Создать ссылку' }));
  expect(await dialog().findByRole('link', { name: 'Открыть предпросмотр' })).toHaveAttribute('href', url);
});

test('withdraws a document, and names the documents that still link to it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Снять с.сайта/ }));
  const withdrawn = { ...revision(2, 'past'), linked_from: ['/landings/'] };
  call.mockResolvedValueOnce(responseTo('POST /manage/content/withdraw/', withdrawn));
  await user.click(dialog().getByRole('button', { name: /Снять с.сайта/ }));
  await closed();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/content/withdraw/', { address });
  const link = await screen.findByRole('link', { name: '/landings/' });
  expect(link).toHaveAttribute('href', '/account/staff/pages/landings/');
});

test('shows mistakes at their lines, keeps the text, and saves it as a draft', async () => {
  const { user, unmount } = await open('?edit=4');
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Текст документа/ });
  await user.type(field(), 'group: x', { initialSelectionStart: text.length });
  const group = { line: 5, message: 'нет группы вопросов «x»', severity: 'error' as const };
  call.mockResolvedValueOnce(responseTo('POST /manage/content/file/check/', { findings: [group] }));
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click(await screen.findByRole('button', { name: 'Строка 5' }));
  expect(field()).toHaveFocus();
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('group: x');
  expect(screen.getByRole('alert')).toHaveTextContent(/1 ошибка.*нет группы вопросов/);

  call.mockResolvedValueOnce(responseTo('PUT /manage/content/file/', { revision: null, findings: [group] }));
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  unmount();

  const back = await open();
  expect(await screen.findByText(/Вы правили ревизию 4/)).toBeVisible();
  await back.user.click(screen.getByRole('link', { name: 'Продолжить' }));
  await waitFor(() => expect(field()).toHaveValue(`${text}group: x`));

  const conflict = refusal(409, 'edited_meanwhile', 'Документ изменён', { data: { revision: 5 } });
  call.mockResolvedValueOnce(conflict);
  await back.user.type(screen.getByRole('textbox', { name: /Что изменено/ }), 'Группа');
  await back.user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findByText(/появилась ревизия 5/)).toBeVisible();
  expect(field()).toHaveValue(`${text}group: x`);
  const saved = { revision: revision(6, 'draft'), findings: [] };
  call.mockResolvedValueOnce(responseTo('PUT /manage/content/file/', saved));
  await back.user.click(screen.getByRole('button', { name: /Сохранить мой текст/ }));
  const body = { text: `${text}group: x`, note: 'Группа', address, base: 5 };
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('PUT', '/manage/content/file/', body));
  expect(await screen.findByRole('region', { name: 'Ревизии' })).toBeVisible();
  expect(screen.queryByText(/Вы правили ревизию/)).toBeNull();
});
