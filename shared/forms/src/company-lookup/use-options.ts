import { useId, useState, type KeyboardEvent } from 'react';

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A list below a field that keeps the focus: arrows walk, Enter takes (WAI-ARIA: combobox with a listbox). */
export function useOptions<Option>(options: readonly Option[], onPick: (option: Option) => void) {
  const id = useId();
  const [position, setPosition] = useState(-1);
  const active = options.length > 0 ? Math.min(position, options.length - 1) : -1;

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (options.length === 0) return;
    if (move) {
      event.preventDefault();
      const first = move > 0 ? 0 : options.length - 1;
      setPosition(active < 0 ? first : (active + move + options.length) % options.length);
    } else if (event.key === 'Enter' && options[active] !== undefined) {
      // Takes the option, and does not send the form.
      event.preventDefault();
      setPosition(-1);
      onPick(options[active]);
    } else if (event.key === 'Escape') setPosition(-1);
  };

  return {
    active,
    input: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': options.length > 0 ? id : undefined,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      'aria-autocomplete': 'list',
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    optionId: (index: number) => `${id}-${index}`,
  } as const;
}
