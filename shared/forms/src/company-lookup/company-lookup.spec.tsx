import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SiteProvider } from '@site/runtime/shell';
import { sampleSite } from '@site/testing/sample-site';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { CompanyLookup, type CompanyState, type LookupResult } from './index.ts';

const service = { url: 'https://suggestions.example/party', token: 'open-key' };

function Form({ inn = '', state = 'none' as CompanyState, branches = false }) {
  const { control, setValue } = useForm({ defaultValues: { inn, company: '', state: state } });
  const values = useWatch({ control });
  const take = ({ state: next, company }: LookupResult) => {
    setValue('state', next);
    setValue('company', company?.company ?? '');
  };
  return (
    <SiteProvider site={sampleSite}>
      <CompanyLookup
        control={control}
        name="inn"
        service={service}
        branches={branches}
        state={values.state ?? 'none'}
        onResult={take}
      />
      <output aria-label="Форма">{`${values.state}: ${values.company}`}</output>
    </SiteProvider>
  );
}

const company = (value: string, change: object = {}) => ({
  value,
  data: { inn: '0012345673', kpp: '001201001', hid: value, state: { status: 'ACTIVE' }, ...change },
});
const answer = (...suggestions: object[]) => Response.json({ suggestions });

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  // jsdom does no layout, but the combobox skips options without a height.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  HTMLElement.prototype.scrollIntoView = () => {};
  jest.useFakeTimers();
  fetched = jest.spyOn(globalThis, 'fetch').mockReset();
  fetched.mockImplementation(async () => answer(company('ООО «Синтетика»')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (props = {}) => {
  render(<Form {...props} />);
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole('combobox', { name: /ИНН/ });
const held = () => screen.getByRole('status', { name: 'Форма' }).textContent;
const sent = (call = 0) => JSON.parse(fetched.mock.calls[call]?.[1]?.body as string) as unknown;

test('looks up the company 800 ms after typing stops, and selects the only result', async () => {
  const user = open();
  await user.type(field(), '0012345673');
  await wait(799);
  expect(fetched).not.toHaveBeenCalled();
  await wait(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    service.url,
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ authorization: 'Token open-key' }),
    }),
  );
  expect(sent()).toEqual({ query: '0012345673', count: 10, status: ['ACTIVE'], branch_type: ['MAIN'] });
  expect(held()).toBe('found: ООО «Синтетика»');
});

test('looks up nothing below 10 digits, and drops other characters', async () => {
  const user = open();
  await user.type(field(), '00-12 34567a');
  expect(field()).toHaveValue('001234567');
  await wait(5000);
  expect(fetched).not.toHaveBeenCalled();
});

test('uses only the result of the last number, whatever order the responses arrive in', async () => {
  const waiting: ((response: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const user = open();
  await user.type(field(), '0012345678');
  await wait(800);
  expect(field()).toHaveAccessibleDescription(/^Ищем.организацию…$/);
  await user.type(field(), '87');
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await wait(800);
  await act(async () => waiting[1]?.(answer(company('ИП Новый', { inn: '001234567887' }))));
  await act(async () => waiting[0]?.(answer(company('ООО «Старая»'))));
  expect(held()).toBe('found: ИП Новый');
});

test('selects one of several companies by keyboard', async () => {
  fetched.mockImplementation(async () =>
    answer(
      company('ООО «Первая»', {
        hid: 'a',
        name: { short_with_opf: 'ООО «Первая»' },
        address: { data: { city: 'Тула' } },
      }),
      company('ООО «Вторая»', { hid: 'b', kpp: '002201001', address: { data: { city: 'Казань' } } }),
    ),
  );
  const user = open();
  await user.type(field(), '0012345673');
  await wait(800);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'ООО «Первая», КПП\u00a0001201001, Тула',
    'ООО «Вторая», КПП\u00a0002201001, Казань',
  ]);
  expect(field()).toHaveAccessibleDescription(/^Найдено.2.организации..Выберите.свою$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(held()).toBe('found: ООО «Вторая»');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('distinguishes the branches of one number when branches are requested', async () => {
  fetched.mockImplementation(async () =>
    answer(
      company('АО «Первое»', { hid: 'a', branch_type: 'MAIN', address: { data: { city: 'Казань' } } }),
      company('АО «Первое»', {
        hid: 'b',
        branch_type: 'BRANCH',
        kpp: '002343002',
        address: { data: { city: 'Сочи' } },
      }),
    ),
  );
  const user = open({ branches: true });
  await user.type(field(), '0012345673');
  await wait(800);
  expect(sent()).toEqual({ query: '0012345673', count: 20, status: ['ACTIVE'] });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'АО «Первое», КПП\u00a0001201001, Казань',
    'АО «Первое», филиал, КПП\u00a0002343002, Сочи',
  ]);
});

test('rejects a liquidated company', async () => {
  fetched
    .mockImplementationOnce(async () => answer())
    .mockImplementationOnce(async () => answer(company('ООО «Была»', { state: { status: 'LIQUIDATED' } })));
  const user = open();
  await user.type(field(), '0012345673');
  await wait(800);
  expect(sent(1)).toEqual({ query: '0012345673', count: 10, branch_type: ['MAIN'] });
  expect(held()).toBe('closed: ООО «Была»');
  expect(field()).toHaveAccessibleDescription('Организация ликвидирована');
});

test.each([
  ['a rejected key', async () => new Response('', { status: 403 })],
  ['too many requests', async () => new Response('', { status: 429 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an unknown number', async () => answer()],
])('allows typing the company by hand after %s', async (_case, respond) => {
  fetched.mockImplementation(respond);
  const user = open();
  await user.type(field(), '0012345673');
  await wait(800);
  expect(held()).toBe('by_hand: ');
  expect(field()).toHaveAccessibleDescription(/^Не.удалось.найти.организацию..Проверьте.ИНН.или.позвоните.нам$/);
  expect(screen.getByRole('link', { name: 'позвоните нам' })).toHaveAttribute('href', 'tel:+78005550120');
});

test('looks up a changed number, also after a failure', async () => {
  fetched.mockImplementationOnce(async () => new Response('', { status: 429 }));
  const user = open();
  await user.type(field(), '0012345674');
  await wait(800);
  await user.type(field(), '{Backspace}3');
  await wait(800);
  expect(held()).toBe('found: ООО «Синтетика»');
  await user.type(field(), '{Backspace}');
  expect(held()).toBe('none: ');
});

test('does not report a failure for 11 digits without a result', async () => {
  fetched.mockImplementation(async () => answer());
  const user = open();
  await user.type(field(), '00123456788');
  await wait(800);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(held()).toBe('none: ');
});

test('does not look up a company that is already found', async () => {
  open({ inn: '0012345673', state: 'found' });
  await wait(5000);
  expect(fetched).not.toHaveBeenCalled();
});
