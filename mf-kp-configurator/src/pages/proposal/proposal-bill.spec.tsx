import { afterEach, expect, test } from '@jest/globals';
import { stepLabels } from '@site/contracts/proposal-steps';
import { customerOffer } from '@site/kp-rules/customer-offer';
import { mall } from '@site/kp-rules/testing/car-parks';
import { subtotalLabel, totalRows } from '@site/kp-rules/total-rows';
import { rulesOf } from '@site/kp-rules/versions';
import { screen, waitFor } from '@testing-library/react';
import {
  arrivedAt,
  bill,
  button,
  field,
  inStep,
  lineOf,
  openProposal,
  plain,
  proposalOf,
  stepLink,
} from './testing/open-proposal.ts';

afterEach(() => localStorage.clear());

test('shows the last change in the bill, and undoes and redoes over all steps by keys outside of fields', async () => {
  const { user } = await openProposal('transportation-points', proposalOf(mall()));
  await user.click(button('Выезд'));
  await waitFor(() => expect(plain(bill())).toMatch(/Изменение: \+[\d ]+ ₽.*Стойка выездная со сканером билетов2 → 3/));
  const more = plain(bill()).slice(0, 12);
  await user.click(stepLink('Серверы'));
  await arrivedAt('Серверы');
  await user.keyboard('{Control>}[KeyZ]{/Control}');
  await waitFor(() => expect(plain(bill())).toMatch(/^8 336 800 ₽/));
  await waitFor(() => expect(plain(bill())).toMatch(/Изменение: −/));
  await user.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}');
  await waitFor(() => expect(plain(bill()).startsWith(more)).toBe(true));
  await user.click(screen.getByLabelText(/^Отменить/));
  await waitFor(() => expect(plain(bill())).toMatch(/^8 336 800 ₽/));
});

test('marks and resets manual quantities, and refuses to lower mandatory ones with the reason', async () => {
  const { user } = await openProposal('summary-checking', proposalOf(mall()));
  const posts = () => lineOf('marking-materials/908BU-0010');
  await user.click(posts().getByRole('button', { name: 'Увеличить количество' }));
  await waitFor(() => expect(posts().getByText('Изменено вручную')).toBeVisible());
  await waitFor(() => expect(plain(bill())).toMatch(/^8 344 600 ₽/));
  await user.click(await posts().findByRole('button', { name: /Вернуть расчётное: 8/ }));
  await waitFor(() => expect(posts().queryByText('Изменено вручную')).toBeNull());

  const server = lineOf('servers/908SV-0010');
  await user.click(server.getByRole('button', { name: 'Уменьшить количество' }));
  expect(plain(server.getByRole('status'))).toMatch(
    /Меньше 1 нельзя: обязательная позиция \(R33\)\. R17: Управляемых устройств: 6/,
  );
  await waitFor(() => expect(plain(bill())).toMatch(/^8 336 800 ₽/));

  // An optional item may be set to zero.
  const count = posts().getByRole('textbox', { name: /Количество/ });
  await user.clear(count);
  await user.type(count, '0{Enter}');
  await waitFor(() => expect(plain(bill())).toMatch(/^8 274 400 ₽/));
});

test('replaces the discount of the proposal by that of a line, and keeps the total when VAT changes', async () => {
  const { user } = await openProposal('summary-checking', proposalOf(mall()));
  await user.type(field(/Скидка на.строку, %: Автоматическая касса/), '10');
  await waitFor(() => expect(plain(bill())).toMatch(/^8 078 800 ₽Скидка 258 000 ₽/));
  await user.selectOptions(field('НДС'), 'Без НДС (УСН)');
  await waitFor(() => expect(plain(bill())).toMatch(/^8 078 800 ₽Скидка 258 000 ₽. Без НДС/));
});

test('shows cost and margin only when the API sent the terms', async () => {
  const terms = { A: 18, B: 18, C: 18, D: 18, L: 10, M: 10 };
  const purchase = { terms, cost: 0, own: 0, margin: 0, below_cost: [] };
  const { unmount } = await openProposal('summary-checking', proposalOf(mall(), { purchase }));
  expect(screen.getByText(/^Закупка и.маржа/)).toBeVisible();
  unmount();
  await openProposal('summary-checking', proposalOf(mall()));
  expect(screen.queryByText(/^Закупка и.маржа/)).toBeNull();
});

test('masks the phone of the customer, and explains a wrong phone and e-mail', async () => {
  const { user } = await openProposal('additional-info', proposalOf(mall()));
  const [phone, email] = [field('Телефон'), field('Электронная почта')];
  await user.type(phone, '89161234567');
  expect(phone).toHaveValue('+7 (916) 123-45-67');
  await user.type(email, 'anna@');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Укажите корректный адрес/));
  await user.type(email, 'example.ru');
  await waitFor(() => expect(email).toBeValid());
  await user.clear(phone);
  await user.type(phone, '12345');
  await waitFor(() => expect(phone).toBeInvalid());
});

test('lists the rows of totals of the public view and of the files, and no subtotal of a section without quantities', async () => {
  const park = mall();
  const { book, rules_version } = proposalOf(park);
  const { calculate } = rulesOf(rules_version);
  const quantities = Object.fromEntries(
    calculate(park, book)
      .lines.filter(({ step }) => step === 'marking-materials')
      .map(({ key }) => [key, 0]),
  );
  const configuration = { ...park, summary: { ...park.summary, quantities, discount_percent: 5 } };
  await openProposal('summary-checking', proposalOf(configuration));
  const offer = customerOffer(calculate(configuration, book), configuration, '2026-11-20');
  expect(offer.subtotals.map(({ step }) => step)).not.toContain('marking-materials');
  const labels = [
    ...offer.subtotals.map(({ step }) => subtotalLabel(stepLabels[step])),
    ...totalRows(offer).map(({ label }) => label),
  ];
  const shown = inStep()
    .getAllByText(/^(?:Итого|Скидка$|Всего$|В.том числе НДС)/, { selector: 'p, dt' })
    .map((row) => row.textContent?.replace(/: [\d\s\u00a0]+₽$/, ''));
  expect(shown).toEqual(labels);
});
