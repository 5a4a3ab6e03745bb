import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useCombobox } from './index.ts';

const pick = jest.fn();
const send = jest.fn();

function Towns({ groups }: { groups: string[][] | null }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  useCombobox({ field, list, options: groups?.flat().join() ?? '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input ref={setField} {...{ role: 'combobox' }} aria-label="Город" />
      {groups && (
        <div ref={setList} id="towns" role="listbox" aria-label="Города">
          {groups.map((towns) => (
            <div key={towns.join()} role="group">
              {towns.map((town) => (
                <button
                  key={town}
                  id={town}
                  type="button"
                  role="option"
                  aria-selected={false}
                  onClick={() => pick(town)}
                >
                  {town}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

const towns = [['Тула', 'Тверь'], ['Казань']];
const field = () => screen.getByRole('combobox');
const active = () => field().getAttribute('aria-activedescendant');
const selected = () => screen.queryByRole('option', { selected: true })?.id ?? null;

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom does no layout, but the combobox skips options without a height.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  HTMLElement.prototype.scrollIntoView = () => {};
});

test('moves through the options of all groups with the arrows, and back to the field at the ends', async () => {
  render(<Towns groups={towns} />);
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', 'towns');
  const walked: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    expect(selected()).toBe(active());
    walked.push(active());
  }
  expect(walked).toEqual(['Тула', 'Тверь', 'Казань', null, 'Казань']);
  expect(field()).toHaveFocus();
});

test('clicks the active option on Enter, or submits the form without one', async () => {
  render(<Towns groups={towns} />);
  await userEvent.type(field(), '{ArrowDown}{Enter}');
  expect(pick).toHaveBeenCalledWith('Тула');
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('clears the active option on typing or new options, and selects nothing on Tab', async () => {
  const { rerender } = render(<Towns groups={towns} />);
  await userEvent.type(field(), '{ArrowDown}т');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  rerender(<Towns groups={[['Тверь']]} />);
  expect([active(), selected()]).toEqual([null, null]);
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(pick).not.toHaveBeenCalled();
});

test('is a closed combobox without a list', () => {
  const { rerender } = render(<Towns groups={null} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  rerender(<Towns groups={towns} />);
  rerender(<Towns groups={null} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
});
