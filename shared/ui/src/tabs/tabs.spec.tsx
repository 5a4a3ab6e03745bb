import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './index.ts';

const items = [
  { id: 'about', label: 'Описание', content: 'Текст описания' },
  { id: 'documents', label: 'Документы', content: 'Список документов' },
  { id: 'questions', label: 'Вопросы', content: 'Список вопросов' },
];

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (id: string) => document.getElementById(id);

afterEach(() => window.history.replaceState(null, '', '/'));

test('moves between tabs with arrows, Home and End, and wraps around', async () => {
  render(<Tabs label="О товаре" items={items} />);
  await userEvent.tab();
  expect(tab('Описание')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Документы')).toHaveFocus();
  expect(tab('Документы')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(tab('Описание')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Вопросы')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('Описание')).toHaveAttribute('aria-selected', 'true');
});

test('has one tab stop, from which Tab moves to the panel', async () => {
  render(<Tabs label="О товаре" items={items} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Описание' })).toHaveFocus();
});

test('puts the selected tab into the URL without a history entry', async () => {
  render(<Tabs label="О товаре" items={items} />);
  const entries = window.history.length;
  await userEvent.click(tab('Вопросы'));
  expect(window.location.hash).toBe('#questions');
  expect(window.history.length).toBe(entries);
  expect(panel('questions')).not.toHaveAttribute('data-inactive');
  expect(panel('about')).toHaveAttribute('data-inactive');
});

test('opens the tab named by the hash and ignores a foreign hash', () => {
  window.history.replaceState(null, '', '/#documents');
  const { unmount } = render(<Tabs label="О товаре" items={items} />);
  expect(tab('Документы')).toHaveAttribute('aria-selected', 'true');
  unmount();
  for (const hash of ['#elsewhere', '#50%']) {
    window.history.replaceState(null, '', `/${hash}`);
    const foreign = render(<Tabs label="О товаре" items={items} />);
    expect(tab('Описание')).toHaveAttribute('aria-selected', 'true');
    foreign.unmount();
  }
});

test('renders all panels, and links each tab to its panel', () => {
  render(<Tabs label="О товаре" items={items} />);
  for (const { id, content, label } of items) {
    expect(panel(id)).toHaveTextContent(content);
    expect(tab(label)).toHaveAttribute('href', `#${id}`);
  }
});
