import { useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  field: HTMLInputElement;
  listId: string;
  open: boolean;
  /** Ids of the options, in the order in which the arrows walk them. */
  options: readonly string[];
  onOpen: (open: boolean) => void;
  onText: (text: string) => void;
}

/** The next of the options, and beyond their ends the field itself. */
function step(options: readonly string[], active: string | null, by: 1 | -1): string | null {
  const ring = [null, ...options];
  return ring.at((ring.indexOf(active) + by) % ring.length) ?? null;
}

/**
 * The keyboard and the attributes of an editable combobox with a list popup (WAI-ARIA APG) for a field that is there
 * already: the focus stays in it, and `aria-activedescendant` names the option that Enter follows. Home, End and the
 * sideways arrows move the caret.
 */
export function useCombobox({ field, listId, open, options, onOpen, onText }: Combobox): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = open && chosen !== null && options.includes(chosen) ? chosen : null;

  const show = useEffectEvent(() => {
    onText(field.value);
    onOpen(true);
  });
  const close = useEffectEvent(() => {
    setChosen(null);
    onOpen(false);
  });
  const onInput = useEffectEvent(() => {
    setChosen(null);
    show();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!open) return show();
        return setChosen(step(options, active, event.key === 'ArrowDown' ? 1 : -1));
      case 'Enter':
        if (!active) return;
        event.preventDefault();
        return document.getElementById(active)?.click();
      case 'Escape':
        if (!open && !field.value) return;
        event.preventDefault();
        if (open) return close();
        field.setRangeText('', 0, field.value.length);
        return onText('');
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        return setChosen(null);
    }
  });

  /** Into another part of the page: a phone's keyboard that goes away, or a press on plain text, is no such thing. */
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !field.form?.contains(relatedTarget)) close();
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !field.form?.contains(target)) close();
  });
  const onSubmit = useEffectEvent(() => {
    close();
    // A phone's keyboard would cover the results.
    field.blur();
  });

  useEffect(() => {
    const { form } = field;
    const listeners: [EventTarget | null, string, (event: never) => void][] = [
      [field, 'input', () => onInput()],
      [field, 'click', () => show()],
      [field, 'keydown', (event: KeyboardEvent) => onKeyDown(event)],
      [form, 'focusout', (event: FocusEvent) => onFocusOut(event)],
      [form, 'submit', () => onSubmit()],
      [document, 'pointerdown', (event: PointerEvent) => onPress(event)],
    ];
    for (const [target, type, listener] of listeners) target?.addEventListener(type, listener as EventListener);
    return () => {
      for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener as EventListener);
    };
  }, [field]);

  useEffect(() => {
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, open, active]);

  return active;
}
