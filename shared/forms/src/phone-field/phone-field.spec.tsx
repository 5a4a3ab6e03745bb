import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { useForm, useWatch } from 'react-hook-form';
import { PhoneField } from './index.ts';

function Form({ phone = '' }) {
  const { control, reset } = useForm({ defaultValues: { phone } });
  return (
    <>
      <PhoneField control={control} name="phone" />
      <output>{useWatch({ control, name: 'phone' })}</output>
      <button type="button" onClick={() => reset({ phone: '+7900' })}>
        Заменить
      </button>
    </>
  );
}

const held = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

test.each(['89161234567', '79161234567', '+79161234567', '9161234567'])(
  'typing %s gives one and the same number',
  async (typed) => {
    render(<Form />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue('+7 (916) 123-45-67');
    expect(held()).toBe('+79161234567');
  },
);

test.each(['8 916 123-45-67', '7 (916) 123 45 67', '9161234567', '+7 916 123-45-67 доб. 5'])(
  'pasting «%s» gives one and the same number',
  async (pasted) => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('+7 (916) 123-45-67');
    expect(held()).toBe('+79161234567');
  },
);

test.each([
  ['9161234567999', '+7 (916) 123-45-67999'],
  ['+998901234567', '+998901234567'],
  ['00998901234567', '00998901234567'],
])('«%s» typed is no number of ours, and stays what it is', async (typed, shown) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(shown);
  expect(held()).not.toMatch(/^\+7\d{10}$/);
});

test.each(['+998 90 123-45-67', '810 998 90 123-45-67', '00 7 916 123-45-67', '8 916 123-45-67-8'])(
  '«%s» pasted is no number of ours, and stays what it is',
  async (pasted) => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(pasted);
    expect(held()).toBe(pasted);
  },
);

test('ten typed digits that begin with 8 are a number of their own as soon as the field is left', async () => {
  render(<Form />);
  await userEvent.type(field(), '8882223344');
  expect(field()).toHaveValue('+7 (882) 223-34-4');
  await userEvent.tab();
  expect(field()).toHaveValue('+7 (888) 222-33-44');
  expect(held()).toBe('+78882223344');
});

test.each(['+7888222334', '788822233'])('«%s» lacks digits, and none is made up', async (typed) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  const before = held();
  await userEvent.tab();
  expect(held()).toBe(before);
});

test('ten digits that begin with 8 are a number of their own', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste('8882223344');
  expect(field()).toHaveValue('+7 (888) 222-33-44');
});

test('a whole number may be pasted after the code was typed', async () => {
  render(<Form />);
  await userEvent.type(field(), '8');
  await userEvent.paste('89161234567');
  expect(field()).toHaveValue('+7 (916) 123-45-67');
});

test('a whole number that is pasted takes the place of what was typed', async () => {
  render(<Form />);
  await userEvent.type(field(), '91');
  await userEvent.paste('89161234567');
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  expect(held()).toBe('+79161234567');
});

test('undo and redo bring back what was shown, and do not read it anew', async () => {
  render(<Form />);
  await userEvent.type(field(), '8812');
  expect(field()).toHaveValue('+7 (812');
  await userEvent.clear(field());
  await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
  expect(field()).toHaveValue('+7 (812');
  await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
  expect(field()).toHaveValue('+7 (81');
  await userEvent.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}');
  expect(field()).toHaveValue('+7 (812');
  expect(held()).toBe('+7812');
});

test('the field can be emptied', async () => {
  render(<Form />);
  await userEvent.type(field(), '891');
  expect(field()).toHaveValue('+7 (91');
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field()).toHaveValue('');
  expect(held()).toBe('');
});

test('a value that the form has, or gets later, is shown', async () => {
  render(<Form phone="+79161234567" />);
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  await userEvent.click(screen.getByRole('button', { name: 'Заменить' }));
  expect(field()).toHaveValue('+7 (900');
});

test('what was typed before the page came alive is kept', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  page.querySelector('input')!.value = '89161234567';
  render(<Form />, { container: page, hydrate: true });
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  expect(held()).toBe('+79161234567');
});
