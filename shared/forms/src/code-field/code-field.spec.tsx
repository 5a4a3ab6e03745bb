import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { CodeField } from './index.ts';

const onComplete = jest.fn();

function Form() {
  const form = useForm({ defaultValues: { code: '' } });
  const send = form.handleSubmit(({ code }) => onComplete(code));
  return <CodeField control={form.control} name="code" label="Код" length={4} onComplete={() => void send()} />;
}

const field = () => screen.getByRole('textbox', { name: /Код/ });

test('submits the code with the last digit', async () => {
  onComplete.mockClear();
  render(<Form />);
  await userEvent.type(field(), '12a3');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field(), '4');
  expect(onComplete).toHaveBeenCalledWith('1234');
  await userEvent.type(field(), '5');
  expect(field()).toHaveValue('1234');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('extracts the code from a pasted message', async () => {
  onComplete.mockClear();
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste('Код: 0987');
  expect(field()).toHaveValue('0987');
  expect(onComplete).toHaveBeenCalledWith('0987');
});

test('enables autofill of the one-time code and a numeric keyboard', () => {
  render(<Form />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});
