import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, ChoiceGroup, Radio, Switch } from './index.ts';

test('groups choices under a legend and selects them by their labels', async () => {
  render(
    <ChoiceGroup legend="Формат">
      <Radio name="format" label="У нас" defaultChecked />
      <Radio name="format" label="Онлайн" />
    </ChoiceGroup>,
  );
  expect(screen.getByRole('group', { name: 'Формат' })).toBeVisible();
  await userEvent.click(screen.getByText('Онлайн'));
  expect(screen.getByRole('radio', { name: 'Онлайн' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'У нас' })).not.toBeChecked();
});

test('describes a checkbox by its error, and gives a switch its role', () => {
  render(
    <>
      <Checkbox label="Согласен" error="Без согласия заявку не отправить" />
      <Switch label="Только в наличии" />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Согласен' })).toHaveAccessibleDescription(
    'Без согласия заявку не отправить',
  );
  expect(screen.getByRole('switch', { name: 'Только в наличии' })).not.toBeChecked();
});
