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

test.each(['89161234567', '79161234567', '+79161234567', '9161234567'])('normalises typed %s', async (typed) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  expect(held()).toBe('+79161234567');
});

test.each(['8 916 123-45-67', '7 (916) 123 45 67', '9161234567', '+7 916 123-45-67 доб. 5'])(
  'normalises pasted «%s»',
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
])('leaves «%s» as typed, because it is not a Russian number', async (typed, shown) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(shown);
  expect(held()).not.toMatch(/^\+7\d{10}$/);
});

test.each(['+998 90 123-45-67', '810 998 90 123-45-67', '00 7 916 123-45-67', '8 916 123-45-67-8'])(
  'leaves pasted «%s» as it is, because it is not a Russian number',
  async (pasted) => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(pasted);
    expect(held()).toBe(pasted);
  },
);

test('reads ten typed digits with a leading 8 as a national number on blur', async () => {
  render(<Form />);
  await userEvent.type(field(), '8882223344');
  expect(field()).toHaveValue('+7 (882) 223-34-4');
  await userEvent.tab();
  expect(field()).toHaveValue('+7 (888) 222-33-44');
  expect(held()).toBe('+78882223344');
});

test.each(['+7888222334', '788822233'])('adds no digits to the incomplete «%s»', async (typed) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  const before = held();
  await userEvent.tab();
  expect(held()).toBe(before);
});

test('reads ten pasted digits with a leading 8 as a national number', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste('8882223344');
  expect(field()).toHaveValue('+7 (888) 222-33-44');
});

test('accepts a whole number pasted after the typed code', async () => {
  render(<Form />);
  await userEvent.type(field(), '8');
  await userEvent.paste('89161234567');
  expect(field()).toHaveValue('+7 (916) 123-45-67');
});

test('replaces typed digits by a pasted whole number', async () => {
  render(<Form />);
  await userEvent.type(field(), '91');
  await userEvent.paste('89161234567');
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  expect(held()).toBe('+79161234567');
});

test('restores the displayed text on undo and redo without parsing it again', async () => {
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

test('allows clearing the field', async () => {
  render(<Form />);
  await userEvent.type(field(), '891');
  expect(field()).toHaveValue('+7 (91');
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field()).toHaveValue('');
  expect(held()).toBe('');
});

test('shows the form’s initial and later values', async () => {
  render(<Form phone="+79161234567" />);
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  await userEvent.click(screen.getByRole('button', { name: 'Заменить' }));
  expect(field()).toHaveValue('+7 (900');
});

/** Renders on the server, lets a visitor type, then hydrates. */
function hydrateAfterTyping(text: string) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  const input = page.querySelector('input')!;
  input.focus();
  input.value = text;
  render(<Form />, { container: page, hydrate: true });
}

test('keeps what was typed before hydration', () => {
  hydrateAfterTyping('89161234567');
  expect(field()).toHaveValue('+7 (916) 123-45-67');
  expect(held()).toBe('+79161234567');
});

test.each([
  ['9161', '234567', '+7 (916) 123-45-67'],
  ['8', '9161234567', '+7 (916) 123-45-67'],
  ['888222', '3344', '+7 (888) 222-33-44'],
  ['+99890', '1234567', '+998901234567'],
])('continues after hydration where «%s» was typed before', async (early, rest, whole) => {
  hydrateAfterTyping(early);
  await userEvent.keyboard(rest);
  await userEvent.tab();
  expect(field()).toHaveValue(whole);
});
