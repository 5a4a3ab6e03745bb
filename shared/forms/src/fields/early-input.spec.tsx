import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { digitsOnly } from '../filters/index.ts';
import { useSiteForm } from '../form/index.ts';
import { CheckboxField, RadioField, SelectField, TextareaField, TextField } from './index.ts';

const schema = z.object({
  name: z.string(),
  comment: z.string(),
  inn: z.string(),
  news: z.boolean(),
  city: z.string(),
  buyer: z.string(),
});
const defaultValues = { name: '', comment: '', inn: '', news: false, city: 'moscow', buyer: 'person' };

function Form() {
  const { control } = useSiteForm({ schema, defaultValues, draft: { name: 'early-test' } });
  const cities = [
    { value: 'moscow', label: 'Москва' },
    { value: 'tula', label: 'Тула' },
  ];
  const buyers = [
    { value: 'person', label: 'Физическое лицо' },
    { value: 'company', label: 'Организация' },
  ];
  return (
    <form>
      <TextField control={control} name="name" label="Имя" />
      <TextareaField control={control} name="comment" label="Комментарий" />
      <TextField control={control} name="inn" label="ИНН" filter={digitsOnly} />
      <CheckboxField control={control} name="news" label="Новости" />
      <SelectField control={control} name="city" label="Город" options={cities} />
      <RadioField control={control} name="buyer" legend="Покупатель" options={buyers} />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </form>
  );
}

const held = () => JSON.parse(screen.getByRole('status').textContent ?? '') as typeof defaultValues;

/** Renders on the server, lets `meanwhile` change the page as a visitor does before hydration, then hydrates. */
async function hydrateAfter(meanwhile: (page: HTMLElement) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  meanwhile(page);
  // Validation runs asynchronously.
  await act(async () => render(<Form />, { container: page, hydrate: true }));
}
const set = (page: HTMLElement, name: string, value: string) => {
  page.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
};

afterEach(() => sessionStorage.clear());

test('keeps what was typed, checked and selected before hydration', async () => {
  await hydrateAfter((page) => {
    set(page, 'name', 'Анна');
    set(page, 'comment', 'Два въезда');
    set(page, 'inn', '00-123');
    set(page, 'city', 'tula');
    page.querySelector<HTMLInputElement>('[name=news]')!.checked = true;
    page.querySelector<HTMLInputElement>('[value=company]')!.checked = true;
  });
  expect(held()).toEqual({
    name: 'Анна',
    comment: 'Два въезда',
    inn: '00123',
    city: 'tula',
    news: true,
    buyer: 'company',
  });
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  expect(screen.getByRole('textbox', { name: 'ИНН' })).toHaveValue('00123');
  expect(screen.getByRole('radio', { name: 'Организация' })).toBeChecked();
});

test('restores a draft without replacing early input', async () => {
  sessionStorage.setItem('draft:early-test', JSON.stringify({ ...defaultValues, name: 'Мария', comment: 'Старое' }));
  await hydrateAfter((page) => set(page, 'name', 'Анна'));
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Старое');
  expect(held()).toMatchObject({ name: 'Анна', comment: 'Старое' });
});
