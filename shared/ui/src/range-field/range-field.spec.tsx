import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RangeField, type RangeValue } from './index.ts';

const onChange = jest.fn();
const show = (value: RangeValue = { from: null, to: null }) => {
  onChange.mockClear();
  return render(<RangeField label="Цена, ₽" min={1000} max={9000} step={500} value={value} onChange={onChange} />);
};

const typed = (name: string) => screen.getByRole('textbox', { name: `Цена, ₽: ${name}` });
const thumb = (name: string) => screen.getByRole('slider', { name: `Цена, ₽: ${name}` });

test('commits a typed bound with grouped digits on Enter', async () => {
  show();
  await userEvent.type(typed('от'), '2 500{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: 2500, to: null });
});

test('keeps the bounds ordered, and opens the range at the end of the scale', async () => {
  show({ from: null, to: 4000 });
  await userEvent.type(typed('от'), '8000{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: 4000, to: 4000 });
  await userEvent.clear(typed('до'));
  await userEvent.type(typed('до'), '99999');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null });
});

test('keeps text that is no number, with a message, and the bound as it was', async () => {
  show({ from: 2500, to: null });
  await userEvent.clear(typed('от'));
  await userEvent.type(typed('от'), '1,5,2');
  await userEvent.tab();
  expect(typed('от')).toHaveValue('1,5,2');
  expect(typed('от')).toHaveAccessibleDescription('Введите число');
  expect(onChange).not.toHaveBeenCalled();
});

test('previews dragging at once and commits once on release', () => {
  show();
  fireEvent.change(thumb('до'), { target: { value: '6000' } });
  fireEvent.change(thumb('до'), { target: { value: '5000' } });
  expect(onChange).not.toHaveBeenCalled();
  expect(typed('до').getAttribute('value')?.replace(/\s/g, '')).toBe('5000');
  fireEvent.pointerUp(thumb('до'));
  expect(onChange.mock.calls).toEqual([[{ from: null, to: 5000 }]]);
});

test.each([
  [9050, 500, '9500'],
  [9000, 500, '9000'],
  [1000.3, 0.1, '1000.3'],
])('reaches the end of a scale to %d by steps of %d, which means open', (max, step, end) => {
  onChange.mockClear();
  render(
    <RangeField
      label="Цена, ₽"
      min={1000}
      max={max}
      step={step}
      value={{ from: null, to: 1000 }}
      onChange={onChange}
    />,
  );
  expect(Number(thumb('до').getAttribute('max'))).toBeCloseTo(Number(end));
  fireEvent.change(thumb('до'), { target: { value: end } });
  fireEvent.pointerUp(thumb('до'));
  expect(onChange.mock.calls).toEqual([[{ from: null, to: null }]]);
});
