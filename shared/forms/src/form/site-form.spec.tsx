import { afterEach, expect, jest, test } from '@jest/globals';
import type { Problem } from '@site/contracts/problem';
import { hasUnsavedInput, SiteProvider } from '@site/runtime/shell';
import { sampleSite } from '@site/testing/sample-site';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../fields/index.ts';
import { filled } from '../rules/index.ts';
import { FormError, showProblem, useSiteForm } from './index.ts';

const send = jest.fn<() => Promise<Problem | null>>();

const Form = (props: { onSent?: () => void }) => (
  <SiteProvider site={sampleSite}>
    <Fields {...props} />
  </SiteProvider>
);

function Fields({ onSent }: { onSent?: () => void }) {
  const form = useSiteForm({
    schema: z.object({ name: filled(), code: z.string() }),
    defaultValues: { name: '', code: '' },
    draft: { name: 'form-test', except: ['code'] },
  });
  const submit = form.handleSubmit(async () => {
    const problem = await send();
    if (problem) showProblem(form, problem);
    else onSent?.();
  });
  return (
    <form onSubmit={submit}>
      <TextField control={form.control} name="name" label="Имя" />
      <TextField control={form.control} name="code" label="Код" />
      <FormError control={form.control} />
      <button type="submit">Отправить</button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Имя' });
const code = () => screen.getByRole('textbox', { name: 'Код' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

afterEach(() => sessionStorage.clear());

test('restores typed values after a reload, except excluded fields', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(name(), 'Анна');
  await userEvent.type(code(), '1234');
  unmount();

  render(<Form />);
  expect(name()).toHaveValue('Анна');
  expect(code()).toHaveValue('');
  expect(hasUnsavedInput()).toBe(true);
});

test('removes the draft after submission and permits a reload', async () => {
  send.mockResolvedValue(null);
  const { unmount } = render(<Form />);
  await userEvent.type(name(), 'Анна');
  expect(hasUnsavedInput()).toBe(true);
  await submit();
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  unmount();

  render(<Form />);
  expect(name()).toHaveValue('');
});

test('does not restore excluded fields from an older draft', () => {
  sessionStorage.setItem('draft:form-test', JSON.stringify({ name: 'Анна', code: '1234' }));
  render(<Form />);
  expect(name()).toHaveValue('Анна');
  expect(code()).toHaveValue('');
});

test('removes the draft of a step that unmounts on submission', async () => {
  const Steps = () => {
    const [sent, setSent] = useState(false);
    return sent ? <p>Отправлено</p> : <Form onSent={() => setSent(true)} />;
  };
  send.mockResolvedValue(null);
  render(<Steps />);
  await userEvent.type(name(), 'Анна');
  await submit();
  expect(await screen.findByText('Отправлено')).toBeVisible();
  expect(sessionStorage.getItem('draft:form-test')).toBeNull();
});

test('ignores a corrupt draft', () => {
  sessionStorage.setItem('draft:form-test', '{');
  render(<Form />);
  expect(name()).toHaveValue('');
});

test('shows field errors at their fields, the rest above the button, and keeps the input', async () => {
  send.mockResolvedValue({
    status: 'error',
    code: 'data',
    message: 'Проверьте поля',
    fields: { name: 'Слишком коротко', gone: 'Нет поля' },
  });
  render(<Form />);
  await userEvent.type(name(), 'А');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте поля. Нет поля');
  expect(name()).toHaveAccessibleDescription('Слишком коротко');
  expect(name()).toHaveValue('А');
  expect(hasUnsavedInput()).toBe(true);
});

test('shows the general failure with the phone for an unknown code', async () => {
  send.mockResolvedValue({ status: 'error', code: 'teapot', message: 'I am a teapot' });
  render(<Form />);
  await userEvent.type(name(), 'А');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /что-то пошло не так.*позвоните в Центр поддержки клиентов по телефону \+7/,
  );
});

test('clears the old error on the next attempt', async () => {
  send
    .mockResolvedValueOnce({ status: 'error', code: 'sms', message: 'Не удалось отправить СМС' })
    .mockResolvedValue(null);
  render(<Form />);
  await userEvent.type(name(), 'А');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось отправить СМС');
  await submit();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
