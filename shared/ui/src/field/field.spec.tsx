import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Input, Select, Textarea } from '../input/index.ts';
import { Field } from './index.ts';

test('names the control by the label and describes it by the hint', () => {
  render(
    <Field label="Телефон" hint="Пришлём код" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Телефон' });
  expect(input).toHaveAccessibleDescription('Пришлём код');
  expect(input).toBeRequired();
  expect(input).toBeValid();
});

test('replaces the hint by an error and marks the control as invalid', () => {
  render(
    <Field label="ИНН" hint="10 или 12 цифр" error="Заполните это поле">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'ИНН' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Заполните это поле');
  expect(screen.queryByText('10 или 12 цифр')).toBeNull();
});

test('connects every kind of control', () => {
  render(
    <>
      <Field label="Комментарий" error="Слишком длинно">
        <Textarea />
      </Field>
      <Field label="Сортировка" hint="По умолчанию популярные">
        <Select>
          <option>Новые</option>
        </Select>
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveAccessibleDescription('Слишком длинно');
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveAccessibleDescription('По умолчанию популярные');
});
