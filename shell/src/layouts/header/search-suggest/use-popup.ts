import { useEffect, useEffectEvent } from 'react';

interface Popup {
  field: HTMLInputElement;
  open: boolean;
  onOpen: (open: boolean) => void;
  onText: (text: string) => void;
}

/** Opens and closes the panel, and reports the text of the field. The combobox handles navigation between options. */
export function usePopup({ field, open, onOpen, onText }: Popup) {
  const show = useEffectEvent(() => {
    onText(field.value);
    onOpen(true);
  });
  const close = useEffectEvent(() => onOpen(false));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      show();
    }
    if (event.key !== 'Escape' || (!open && !field.value)) return;
    event.preventDefault();
    if (open) return close();
    field.setRangeText('', 0, field.value.length);
    onText('');
  });

  /** Closes only when another element gets the focus, not when a phone's keyboard closes or plain text is pressed. */
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !field.form?.contains(relatedTarget)) close();
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !field.form?.contains(target)) close();
  });
  const onSubmit = useEffectEvent(() => {
    close();
    // Closes a phone's keyboard, which would cover the results.
    field.blur();
  });

  useEffect(() => {
    const { form } = field;
    const listeners: [EventTarget | null, string, (event: never) => void][] = [
      [field, 'input', () => show()],
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
}
