import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

function Stepper({ start = 1, onChange, ...rest }: Partial<QuantityStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      {...rest}
      value={value}
      onChange={(next, requested) => {
        setValue(next);
        onChange?.(next, requested);
      }}
    />
  );
}

test('reports the requested quantity beside the valid one', async () => {
  const onChange = jest.fn();
  render(<Stepper start={30} step={10} min={10} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), '25{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(30, 25);
});

const box = () => screen.getByRole('textbox', { name: 'Количество' });
const minus = () => screen.getByRole('button', { name: 'Уменьшить количество' });
const plus = () => screen.getByRole('button', { name: 'Увеличить количество' });

test('disables minus at the minimum and plus at the maximum', async () => {
  render(<Stepper max={2} />);
  expect(minus()).toBeDisabled();
  await userEvent.click(plus());
  expect(box()).toHaveValue('2');
  expect(plus()).toBeDisabled();
  await userEvent.click(minus());
  expect(box()).toHaveValue('1');
});

test('commits a typed quantity on Enter or blur, not per digit', async () => {
  const onChange = jest.fn();
  render(<Stepper onChange={onChange} />);
  await userEvent.type(box(), '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[12, 12]]);
});

test('limits a quantity to its range with a message, until the next change', async () => {
  const onChange = jest.fn();
  render(<Stepper max={50} step={4} onChange={onChange} />);
  await userEvent.type(box(), '99999{Enter}');
  expect(box()).toHaveValue('48');
  expect(onChange.mock.calls).toEqual([[48, 48]]);
  expect(box()).toHaveAccessibleDescription('Наибольшее количество\u00a0— 48');
  await userEvent.click(minus());
  expect(box()).not.toHaveAccessibleDescription();
});

test('rounds quantities to packs', async () => {
  render(<Stepper start={4} min={4} step={4} />);
  await userEvent.click(plus());
  expect(box()).toHaveValue('8');
  await userEvent.type(box(), '13');
  await userEvent.tab();
  expect(box()).toHaveValue('16');
});

test('ignores an empty input', async () => {
  const onChange = jest.fn();
  render(<Stepper start={3} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue('3');
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['1,5', '1.5', 'много', '-2'])('refuses the quantity «%s» in words', async (typed) => {
  const onChange = jest.fn();
  render(<Stepper start={3} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), typed);
  await userEvent.tab();
  expect(box()).toHaveValue('3');
  expect(box()).toHaveAccessibleDescription(`Нужно целое число, «${typed}» не\u00a0подходит`);
  expect(onChange).not.toHaveBeenCalled();
});

test('names the smallest quantity when 0 cannot remove the product', async () => {
  render(<Stepper start={3} />);
  await userEvent.type(box(), '0{Enter}');
  expect(box()).toHaveValue('3');
  expect(box()).toHaveAccessibleDescription('Наименьшее количество\u00a0— 1');
});

test('removes the product by minus at the minimum or a typed 0, but not by an empty input', async () => {
  const onRemove = jest.fn();
  render(<Stepper start={2} onRemove={onRemove} />);
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue('2');
  await userEvent.click(minus());
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await userEvent.type(box(), '0{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});

test('accepts 0 when the minimum is 0', async () => {
  const onChange = jest.fn();
  render(<Stepper start={3} min={0} onChange={onChange} />);
  await userEvent.type(box(), '0{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(0, 0);
  expect(minus()).toBeDisabled();
});
