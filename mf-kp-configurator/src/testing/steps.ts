import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// A query by role computes the name of every element with that role, which is slow on so large a page: queries by role
// are limited to a region, and fields are found by label.
export const inStep = () => within(screen.getByText(/^Шаг \d из/).closest('section')!);
export const button = (name: string | RegExp) => inStep().getByRole('button', { name });
export const field = (label: string | RegExp) =>
  inStep().getByLabelText(label, { selector: 'input, select, textarea' });
export const rail = () => within(screen.getByRole('navigation', { name: 'Шаги предложения' }));
export const stepLink = (name: string) => rail().getByRole('link', { name: new RegExp(name) });
export const bill = () => screen.getByRole('complementary');
export const lineOf = (key: string) => within(document.getElementById(`line-${key}`)!);

export const arrivedAt = (name: RegExp | string) => screen.findByText(name, { selector: 'h2' });

export const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

export async function fill(user: UserEvent, label: string | RegExp, value: string) {
  await user.clear(field(label));
  await user.paste(value);
}
