import { beforeEach, expect, jest, test } from '@jest/globals';
import { blockForms } from '@site/contracts/block-forms';
import { ContentDocument } from '@site/contracts/content-documents';
import { documentForms } from '@site/contracts/document-forms';
import { StoredBlock } from '@site/contracts/stored-blocks';
import type { LibraryMedium } from '@site/contracts/manage-media';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { stepIcon, stepIconNames } from '../blocks/steps/step-icons.ts';
import { FieldsForm } from './fields-form.tsx';
import { blankBlock, blankItem, fieldsOfBlock, type Values, valuesOf } from './form-values.ts';
import { LibraryContext } from './picture-dialog.tsx';
import { fillForm } from './testing/fill-form.ts';
import { documentSamples, library, pdf, photograph, storedSamples, video } from './testing/stored-samples.ts';
import { asLink, asList, inElement, withParagraphs } from './markup.ts';
import { MistakesContext } from './mistakes.ts';

const draw = () =>
  responseTo('POST /manage/content/draw/', {
    blocks: [{ id: 'b1', type: 'text', html: '<p>Без опасного</p>', width: 'normal' }],
  });
const photographs = (items: LibraryMedium[], pages = 1) =>
  responseTo('GET /manage/library/', { items, total: items.length, page: 1, pages });
/** Finds photographs of the library. */
const find = jest.fn<WireCall>();
/** Saves the document. */
const submit = jest.fn<(event: FormEvent) => void>((event) => event.preventDefault());
beforeEach(() => {
  submit.mockClear();
  find
    .mockReset()
    .mockImplementation(async (_method, path) =>
      path.startsWith('/manage/library/documents/')
        ? responseTo('GET /manage/library/documents/', { items: [pdf], total: 1, page: 1, pages: 1 })
        : photographs([path.includes('type=video') ? video : photograph]),
    );
});

/** Opens the form of a block; returns the current values. */
async function open(block: Values, mistakes = new Map<string, string>(), fields = fieldsOfBlock(String(block.type))) {
  let current: Values = block;
  const Form = () => {
    const [values, setValues] = useState(block);
    const change = (next: Values) => {
      current = next;
      setValues(next);
    };
    return (
      <MistakesContext value={mistakes}>
        <LibraryContext value={library}>
          <form onSubmit={submit}>
            <FieldsForm fields={fields} name="" values={values} onChange={change} />
            <button>Сохранить</button>
          </form>
        </LibraryContext>
      </MistakesContext>
    );
  };
  const api = fakeApi(async (method, path) => (path.startsWith('/manage/library/') ? find(method, path) : draw()));
  const page = await renderPage({ Component: Form, path: '/', url: '/', data: {}, api });
  return { ...page, current: () => current };
}

test.each(Object.entries(storedSamples))(
  'fills the form of the block «%s» with all its properties',
  async (type, sample) => {
    const { current } = await open(blankBlock(type));
    await fillForm(fieldsOfBlock(type), '', sample);
    expect(StoredBlock.parse(current())).toEqual(sample);
  },
);

test.each(Object.values(documentSamples))('fills the form of a document of the kind «$kind»', async (sample) => {
  const { fields } = documentForms[sample.kind];
  const { kind, address } = sample;
  const blank = { kind, address, ...valuesOf(blankItem({ kind: 'group', label: '', fields })) };
  const { current } = await open(blank, new Map(), fields);
  await fillForm(fields, '', sample);
  expect(ContentDocument.parse({ ...current(), ...('blocks' in sample && { blocks: [] }) })).toEqual(sample);
});

test('empties optional properties, and keeps a number that cannot be read', async () => {
  const { current, user } = await open(storedSamples.news);
  await user.click(screen.getByRole('button', { name: 'Убрать: Ссылка под заголовком' }));
  await user.clear(screen.getByRole('textbox', { name: 'Тег' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Раздел' }), '');
  await user.type(screen.getByRole('textbox', { name: 'Сколько показать' }), 'шт');
  expect(current()).toEqual({ type: 'news', title: 'Новости', limit: '3шт' });
});

test('moves and removes items of a list; the focus follows the moved one', async () => {
  const items = ['А', 'Б', 'В'].map((label) => ({ value: '1', unit: '', label }));
  const { current, user } = await open({ type: 'numbers', items });
  const order = () => (current().items as typeof items).map(({ label }) => label).join('');
  await user.click(screen.getByRole('button', { name: 'Выше: Число 3' }));
  expect([order(), document.activeElement?.getAttribute('aria-label')]).toEqual(['АВБ', 'Выше: Число 2']);
  await user.keyboard('{Enter}');
  expect([order(), document.activeElement?.getAttribute('aria-label')]).toEqual(['ВАБ', 'Ниже: Число 1']);
  await user.click(screen.getByRole('button', { name: 'Убрать: Число 2' }));
  expect(order()).toBe('ВБ');
});

test('shows mistakes at their fields, of items in one field with their numbers', async () => {
  const source = { kind: 'articles', articles: ['a', 'b'] };
  const mistakes = new Map([
    ['limit', 'не больше 200'],
    ['source.articles.1', 'нет товара'],
  ]);
  await open({ type: 'products', source, limit: 900 }, mistakes);
  expect(screen.getByRole('textbox', { name: 'Сколько показать' })).toHaveAccessibleDescription('не больше 200');
  expect(screen.getByRole('textbox', { name: 'Артикулы' })).toHaveAccessibleDescription('Строка 2: нет товара');
});

test('formats the selected text with buttons, and makes paragraphs of plain text', async () => {
  const { current, user } = await open({ type: 'text', html: '' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Текст' });
  await user.type(field, 'Привод для ворот');
  await user.tab();
  expect(current().html).toBe('<p>Привод для ворот</p>');
  expect(
    await within(screen.getByRole('group', { name: /^На.сайте$/ })).findByText('Без опасного'),
  ).toBeInTheDocument();
  field.setSelectionRange(3, 9);
  await user.click(screen.getByRole('button', { name: 'Полужирный' }));
  expect(current().html).toBe('<p><strong>Привод</strong> для ворот</p>');

  field.setSelectionRange(11, 17);
  await user.click(screen.getByRole('button', { name: 'Ссылка' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ссылка' }));
  const url = dialog.getByRole('textbox', { name: /^Куда/ });
  await user.type(url, 'javascript:x{Enter}');
  expect(url).toHaveAccessibleDescription(/^Адрес начинается/);
  fireEvent.change(url, { target: { value: '/catalog/' } });
  await user.click(dialog.getByRole('button', { name: 'Вставить' }));
  expect(current().html).toBe('<p><strong><a href="/catalog/">Привод</a></strong> для ворот</p>');
});

test('edits markup without changing the text around the selection', () => {
  const at = (text: string, start: number, end: number) => ({ text, start, end });
  expect(inElement(at('ab', 1, 1), 'em', 'текст')).toEqual({ text: 'a<em>текст</em>b', start: 5, end: 10 });
  expect(asList(at('<p>а</p>\nб', 0, 10), 'ol').text).toBe('<ol>\n<li>а</li>\n<li>б</li>\n</ol>');
  expect(asLink(at('x', 0, 1), '/?a="1"&b').text).toBe('<a href="/?a=&quot;1&quot;&amp;b">x</a>');
  expect(withParagraphs('а\nб\n\n<ul>\n<li>в</li>\n</ul>\n\nг')).toBe(
    '<p>а<br>б</p>\n<ul>\n<li>в</li>\n</ul>\n<p>г</p>',
  );
});

test('offers the icons that steps can show', () => {
  const { items } = blockForms.steps.fields;
  const offered = items?.kind === 'list' && items.of.kind === 'group' ? items.of.fields.icon : undefined;
  expect(Object.keys(offered?.kind === 'choice' ? offered.options : {}).sort()).toEqual([...stepIconNames].sort());
  expect(stepIcon('truck')).toBeDefined();
});

const libraryDialog = () => within(screen.getByRole('dialog', { name: 'Библиотека картинок' }));
const image = () => screen.getByRole('group', { name: 'Картинка' });
const alternative = () => screen.getByRole('textbox', { name: /^Что на.картинке$/ });

test('chooses an uploaded photograph with its text, which the next one replaces until it is edited', async () => {
  const second = { ...photograph, name: 'yard.jpg', alt: 'Двор зимой' };
  const { current, user } = await open({ type: 'image', picture: { scene: 'academy', alt: '' } });
  const pick = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Картинка: выбрать другую' }));
    const dialog = libraryDialog();
    await user.click(dialog.getByRole('button', { name: 'Загруженные фотографии' }));
    await user.click(await dialog.findByRole('button', { name }));
  };
  find.mockResolvedValue(photographs([photograph, second]));
  await pick(/^entrance/);
  expect(current().picture).toEqual({ file: 'entrance.jpg', alt: 'Въезд завода' });
  expect(image().querySelector('img')).toHaveAttribute('src', '/entrance.webp');
  await pick(/^yard/);
  expect(current().picture).toEqual({ file: 'yard.jpg', alt: 'Двор зимой' });
  await user.type(alternative(), ', ночью');
  await pick(/^entrance/);
  expect(current().picture).toEqual({ file: 'entrance.jpg', alt: 'Двор зимой, ночью' });
});

test('searches the photographs a page at a time, and keeps the search after a failure', async () => {
  const { user } = await open({ type: 'image', picture: { scene: 'academy', alt: '' } });
  await user.click(screen.getByRole('button', { name: 'Картинка: выбрать другую' }));
  const dialog = libraryDialog();
  find.mockResolvedValueOnce(photographs([photograph], 2));
  await user.click(dialog.getByRole('button', { name: 'Загруженные фотографии' }));
  find.mockResolvedValueOnce(photographs([{ ...photograph, name: 'b.jpg' }], 2));
  await user.click(await dialog.findByRole('button', { name: 'Показать ещё' }));
  expect(await dialog.findByRole('button', { name: /^b\.jpg/ })).toHaveFocus();
  expect(dialog.getByRole('button', { name: /^entrance/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Показать ещё' })).toBeNull();

  find.mockResolvedValueOnce(refusal(503, 'unavailable'));
  await user.type(dialog.getByRole('searchbox'), 'двор');
  await user.click(await dialog.findByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('button', { name: /^entrance/ })).toBeVisible();
  expect(dialog.getByRole('searchbox')).toHaveValue('двор');
  find.mockResolvedValueOnce(photographs([]));
  await user.type(dialog.getByRole('searchbox'), '!{Enter}');
  expect(await dialog.findByText(/Ничего не.нашлось/)).toBeVisible();
  const asked = find.mock.calls.map(([, path]) => Object.fromEntries(new URL(path, 'http://api').searchParams));
  expect(asked).toEqual([
    { type: 'picture', page: '1' },
    { type: 'picture', page: '2' },
    { type: 'picture', page: '1', search: 'двор' },
    { type: 'picture', page: '1', search: 'двор' },
    { type: 'picture', page: '1', search: 'двор!' },
  ]);
  expect(dialog.getByRole('link')).toHaveAttribute('href', '/account/staff/media/');
  expect(submit).not.toHaveBeenCalled();
});

test('shows the photograph of a stored picture, and the mistake of one that is gone', async () => {
  const mistakes = new Map([['picture.file', 'нет фотографии']]);
  await open({ type: 'image', picture: { file: photograph.name, alt: '' } }, mistakes);
  await waitFor(() => expect(image().querySelector('img')).toHaveAttribute('src', '/entrance.webp'));
  expect(find).toHaveBeenCalledWith('GET', '/manage/library/?type=picture&name=entrance.jpg');
  expect(image()).toHaveTextContent('entrance.jpg');
  expect(image()).toHaveTextContent('нет фотографии');
});
