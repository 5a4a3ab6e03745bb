import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AnswerOf } from '@site/contracts/endpoint-types';
import type { PageDocument } from '@site/contracts/content-documents';
import type { ContentRevision, ExportedContent } from '@site/contracts/manage-content';
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
const paragraph = (html: string) => ({ type: 'text', html });
const written = {
  ...{ kind: 'page' as const, address, title: 'Контакты', h1: 'Контакты', description: '' },
  ...{ robots: 'index, follow', access: 'public', parent: null, noheader: false, nofooter: false },
  blocks: [paragraph('<p>Первый</p>'), { type: 'heading', text: 'Второй', level: 2 }, { type: 'events', limit: 3 }],
};
const seo = { title: '', description: '', h1: 'Страницы', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
/** The session's access, as the server knows it. */
let access: 'open' | 'set';
beforeEach(() => {
  access = 'open';
  call.mockReset();
});
afterEach(() => sessionStorage.clear());

const exported = (number: number, h1: string): ExportedContent => ({
  ...revision(number, 'past'),
  document: { ...(written as PageDocument), h1 },
});
const viewAt = (url: URL): DocumentView => {
  if (url.searchParams.has('compare'))
    return {
      view: 'compare',
      compared: { address, before: exported(1, 'Адреса'), after: exported(2, 'Контакты'), revisions },
    };
  const edit = url.searchParams.get('edit');
  return edit
    ? {
        view: 'edit',
        edited: {
          address,
          base: Number(edit),
          title: 'Контакты',
          document: written,
          brokenLinks: ['/old/'],
          pictures: [],
        },
      }
    : { view: 'history', address, revisions, brokenLinks: ['/old/'] };
};
const open = (query = '') =>
  renderPage({
    Component: StaffDocumentPage,
    path: '/account/staff/pages/:id',
    url: `/account/staff/pages/about~contacts/${query}`,
    data: (url) => ({ seo, access, ...(access === 'open' && { value: viewAt(url) }) }),
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const published = responseTo('POST /manage/content/publish/', { ...revision(4, 'live'), unscheduled: [] });

test('publishes, schedules in Moscow time, cancels the schedule, restores, and makes a preview link', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Контакты');
  expect(screen.getByText(/^Ссылки, которые никуда/)).toBeVisible();
  expect(screen.getByText('/old/')).toBeVisible();
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

test('compares a revision with the one before it, field by field', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: /Что изменилось в.ревизии 2/ }));
  const head = within(await screen.findByRole('region', { name: 'Свойства документа' }));
  expect(head.getByRole('listitem')).toHaveTextContent(/^Заголовок на.страницеБылоАдресаСталоКонтакты$/);
  const parts = within(screen.getByRole('region', { name: /^Содержание/ })).getAllByRole('listitem');
  expect(parts[0]).toHaveTextContent(/^1. ТекстБез.изменений$/);
  expect(screen.getByRole('combobox', { name: 'Было' })).toHaveValue('1');
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

/** Draws blocks as they are stored; other calls take the next of `answers`. Returns these calls. */
function drawing(...answers: Awaited<ReturnType<WireCall>>[]) {
  const sent: unknown[][] = [];
  call.mockImplementation(async (method, path, body) => {
    if (path === '/manage/content/draw/') {
      const { blocks } = body as { blocks: ({ type: string } & Record<string, unknown>)[] };
      const drawn = blocks.map((block) =>
        block.type === 'events' ? null : ({ width: 'normal', ...block, id: 'b1' } as never),
      );
      return responseTo('POST /manage/content/draw/', { blocks: drawn });
    }
    sent.push([method, path, body]);
    return answers.shift();
  });
  return sent;
}
const frames = () => screen.getAllByRole('heading', { name: /^\d\. / }).map(({ textContent }) => textContent);
const button = (name: string, block: string) =>
  within(screen.getByRole('region', { name: block })).getByRole('button', { name });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('moves, removes, restores, adds and changes blocks with the keyboard, and saves them as data', async () => {
  const saved = { revision: revision(5, 'draft'), findings: [] };
  const sent = drawing(responseTo('PUT /manage/content/file/', saved));
  const { user } = await open('?edit=4');
  expect(await screen.findByText('Первый')).toBeInTheDocument();
  expect(await screen.findByText(/^Показать нечего/)).toBeVisible();

  button('Ниже', '1. Текст').focus();
  await user.keyboard('{Enter}');
  expect(frames()).toEqual(['1. Заголовок', '2. Текст', '3. Мероприятия']);
  expect(button('Ниже', '2. Текст')).toHaveFocus();
  expect(announced()).toMatch(/Блок «Текст» теперь 2-й из.3/);
  await user.keyboard('{Enter}');
  // The last block cannot move down.
  expect(button('Выше', '3. Текст')).toHaveFocus();

  await user.click(button('Удалить', '1. Заголовок'));
  expect(frames()).toEqual(['1. Мероприятия', '2. Текст']);
  const undo = () => screen.getByRole('button', { name: 'Вернуть' });
  expect(undo()).toHaveFocus();
  await user.click(button('Ниже', '1. Мероприятия'));
  await user.click(undo());
  // The place is before the block that followed, wherever it is now.
  expect(frames()).toEqual(['1. Текст', '2. Заголовок', '3. Мероприятия']);
  expect(button('Изменить', '2. Заголовок')).toHaveFocus();
  await user.click(button('Выше', '2. Заголовок'));
  await user.click(button('Выше', '3. Мероприятия'));

  await user.click(screen.getByRole('button', { name: 'Добавить блок после 1-го' }));
  await user.click(dialog().getByRole('button', { name: /^Цифры/ }));
  expect(screen.getByRole('textbox', { name: 'Число' })).toHaveFocus();
  await user.keyboard('24');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Кому показывать' }), 'partners');
  await user.click(button('Готово', '2. Цифры'));
  expect(button('Изменить', '2. Цифры')).toHaveFocus();
  expect(screen.getByRole('region', { name: '2. Цифры' })).toHaveTextContent('Партнёрам');

  await user.click(screen.getByText(/^Страница: заголовок/));
  await user.type(screen.getByRole('textbox', { name: /^Заголовок на/ }), ' и офисы');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findByRole('region', { name: 'Ревизии' })).toBeVisible();
  const [first, second, third] = written.blocks;
  const numbers = { type: 'numbers', items: [{ value: '24', unit: '', label: '' }], visibility: 'partners' };
  const document = { ...written, h1: 'Контакты и офисы', blocks: [second, numbers, third, first] };
  expect(sent).toEqual([['PUT', '/manage/content/file/', { document, address, base: 4, note: '' }]]);
});

test('keeps unsaved blocks in the tab, and shows mistakes at the fields of their blocks', async () => {
  const faults = [
    { path: ['blocks', 1, 'text'], line: null, message: 'заполните это поле', severity: 'error' as const },
    { path: ['description'], line: null, message: 'слишком коротко', severity: 'warning' as const },
  ];
  drawing(responseTo('PUT /manage/content/file/', { revision: null, findings: faults }));
  const first = await open('?edit=4');
  await first.user.click(button('Изменить', '2. Заголовок'));
  await first.user.clear(screen.getByRole('textbox', { name: 'Заголовок' }));
  first.unmount();

  const { user } = await open();
  expect(await screen.findByText(/Вы правили ревизию 4/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Продолжить' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить черновик' }));
  const field = await screen.findByRole('textbox', { name: 'Заголовок' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('заполните это поле');
  expect(screen.getByRole('region', { name: '2. Заголовок' })).toHaveTextContent('Есть ошибки');
  await user.click(screen.getByRole('button', { name: 'Описание' }));
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Блок 2, «Заголовок»' }));
  expect(field).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Отменить все изменения' }));
  expect(field).toHaveValue('Второй');
});

test('requires the second factor again when it has expired, and keeps the unsaved blocks', async () => {
  drawing(refusal(403, 'second_factor', 'Подтвердите вход', { data: { state: 'set' } }));
  const { user } = await open('?edit=4');
  await user.click(button('Удалить', '1. Текст'));
  access = 'set';
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findByRole('textbox', { name: /^Код/ })).toBeVisible();
  expect(sessionStorage.getItem(`draft:staff-document-${address}-4`)).toContain('Второй');
});

test('shows one draft as blocks and as text; a text with mistakes stays text, with their lines', async () => {
  const group = { path: [], line: 5, message: 'нет группы вопросов «x»', severity: 'error' as const };
  const check = (value: Pick<AnswerOf<'POST /manage/content/file/check/'>, 'document' | 'findings'>) =>
    responseTo('POST /manage/content/file/check/', { text, ...value });
  const sent = drawing(
    check({ document: written, findings: [] }),
    check({ document: null, findings: [group] }),
    check({ document: { ...written, blocks: [paragraph('<p>Из текста</p>')] }, findings: [] }),
    refusal(409, 'edited_meanwhile', 'Документ изменён', { data: { revision: 5 } }),
    responseTo('PUT /manage/content/file/', { revision: revision(6, 'draft'), findings: [] }),
  );
  const { user } = await open('?edit=4');
  await user.click(button('Удалить', '3. Мероприятия'));
  await user.click(screen.getByRole('button', { name: /^Как.текст/ }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Текст документа' });
  expect(field).toHaveValue(text);
  const document = { ...written, blocks: written.blocks.slice(0, 2) };
  expect(sent.at(-1)).toEqual(['POST', '/manage/content/file/check/', { document, address, base: 4 }]);

  await user.type(field, 'group: x', { initialSelectionStart: text.length });
  await user.click(screen.getByRole('button', { name: 'Блоки' }));
  await user.click(await screen.findByRole('button', { name: 'Строка 5' }));
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('group: x');
  expect(screen.getByRole('alert')).toHaveTextContent(/1 ошибка.*нет группы вопросов/);

  await user.click(screen.getByRole('button', { name: 'Блоки' }));
  expect(await screen.findByText('Из текста')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Что изменено/ }), 'Группа');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findByText(/появилась ревизия 5/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Сохранить мою версию/ }));
  expect(await screen.findByRole('region', { name: 'Ревизии' })).toBeVisible();
  expect(sent.at(-1)![2]).toMatchObject({ note: 'Группа', address, base: 5 });
  expect(screen.queryByText(/Вы правили ревизию/)).toBeNull();
});
