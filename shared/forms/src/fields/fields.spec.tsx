import { afterEach, expect, test } from '@jest/globals';
import { SiteProvider } from '@site/runtime/shell';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupRoubles } from '@site/kernel/money';
import { sampleSite } from '@site/testing/sample-site';
import * as z from 'zod/mini';
import { digitsOnly } from '../filters/index.ts';
import { useSiteForm } from '../form/index.ts';
import { consent, email, text } from '../rules/index.ts';
import { ConsentField, EmailField, TextField, tooLong } from './index.ts';

const schema = z.object({ name: text(), email: email(false), inn: z.string(), price: z.string(), consent: consent() });

function Form() {
  const { control, handleSubmit } = useSiteForm({
    schema,
    defaultValues: { name: '', email: '', inn: '', price: '', consent: false },
    draft: { name: 'fields-test', except: ['consent'] },
  });
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <TextField control={control} name="name" label="Имя" maxLength={20} required />
      <EmailField control={control} name="email" />
      <TextField control={control} name="inn" label="ИНН" filter={digitsOnly} />
      <TextField control={control} name="price" label="Цена" tidy={groupRoubles} />
      <ConsentField control={control} name="consent" />
      <button type="submit">Отправить</button>
    </form>
  );
}

const site = { ...sampleSite, urls: { consent: '/consent/', policy: '/privacy/' } };
afterEach(() => sessionStorage.clear());

const renderForm = () =>
  render(<Form />, { wrapper: ({ children }) => <SiteProvider site={site}>{children}</SiteProvider> });

test('validates while the visitor types, and clears the error once the value is valid', async () => {
  renderForm();
  const name = screen.getByRole('textbox', { name: /Имя/ });
  await userEvent.type(name, 'Анна2');
  expect(name).toHaveAccessibleDescription('Допустимые символы: «A-Z», «А-Я», «-», « »');
  await userEvent.type(name, '{Backspace}');
  expect(name).toHaveAccessibleDescription('');
  expect(name).toBeValid();
});

test('keeps a too long text whole and reports how many characters are too many', async () => {
  renderForm();
  const name = screen.getByRole('textbox', { name: /Имя/ });
  await userEvent.click(name);
  await userEvent.paste('Анна-Мария Константинова');
  expect(name).toHaveValue('Анна-Мария Константинова');
  expect(name).toHaveAccessibleDescription('Не\u00a0больше 20\u00a0символов, лишних: 4');
});

test.each(['😀'.repeat(20), 'и\u0306'.repeat(20), `${'я'.repeat(20)}  `])(
  'counts the characters of the API: %s',
  (text) => {
    expect(tooLong(text, 20)).toBeUndefined();
    expect(tooLong(`${text.trim()}я`, 20)).toBe('Не\u00a0больше 20\u00a0символов, лишних: 1');
  },
);

test('reports and focuses an empty required field on submit', async () => {
  renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  const name = screen.getByRole('textbox', { name: /Имя/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Заполните это поле'));
  expect(name).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeInvalid();
});

test('filters unwanted characters and keeps the caret in place', async () => {
  renderForm();
  const inn = screen.getByRole<HTMLInputElement>('textbox', { name: 'ИНН' });
  await userEvent.type(inn, '00-12 3');
  expect(inn).toHaveValue('00123');
  await userEvent.type(inn, 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(inn).toHaveValue('009123');
  expect(inn.selectionStart).toBe(3);
});

test('leaves the consent unchecked and links to its document', () => {
  renderForm();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'согласие на обработку персональных данных' })).toHaveAttribute(
    'href',
    '/consent/',
  );
});

test('shows how a sum was read once the field is left, and keeps text that is no sum', async () => {
  renderForm();
  const price = screen.getByRole('textbox', { name: 'Цена' });
  await userEvent.type(price, '45000.00 ₽');
  await userEvent.tab();
  expect(price).toHaveValue('45\u00a0000');
  await userEvent.clear(price);
  await userEvent.type(price, '45 000,50');
  await userEvent.tab();
  expect(price).toHaveValue('45 000,50');
});
