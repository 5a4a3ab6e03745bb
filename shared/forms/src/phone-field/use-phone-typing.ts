import { useCallback, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { finishPhone, heldPhone, maskPhone, typePhone, type Typing } from './phone-input.ts';
import { createTypingHistory } from './typing-history.ts';

/** Recognises Ctrl-Z, Ctrl-Y and Ctrl-Shift-Z in any keyboard layout. */
function historyKey({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' ? 'redo' : undefined;
}

/** Formats an uncontrolled input as a phone number, and keeps the form's value and the input in sync. */
export function usePhoneTyping(value: string, onHold: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [history] = useState(() => createTypingHistory(maskPhone(value)));
  const beganWithEight = useRef(false);

  function show({ text, caret }: Typing) {
    if (!input.current) return;
    if (input.current.value !== text) input.current.value = text;
    if (document.activeElement === input.current) input.current.setSelectionRange(caret, caret);
    onHold(heldPhone(text));
  }

  // React only to changes: on hydration, early input is in the element but not yet in the form.
  const known = useRef(value);
  useEffect(() => {
    const element = input.current;
    if (known.current === value) return;
    known.current = value;
    if (!element || heldPhone(element.value) === value) return;
    element.value = maskPhone(value);
    history.add({ text: element.value, caret: element.value.length });
  }, [value, history]);

  function finish() {
    const shown = input.current?.value ?? '';
    const text = finishPhone(shown, beganWithEight.current);
    if (text === shown) return;
    const state = { text, caret: text.length };
    history.add(state);
    show(state);
  }

  /** Takes the text and caret of the input after an edit. */
  function take({ value: text, selectionStart }: HTMLInputElement, kind = '') {
    const typed = { text, caret: selectionStart ?? text.length };
    if (!/\d/.test(history.shown())) beganWithEight.current = /^8\d{0,9}$/.test(text);
    // The browser's own undo, from its menu, restores the text itself.
    const state = kind.startsWith('history') ? typed : typePhone(history.shown(), typed, kind.endsWith('Forward'));
    history.add(state);
    show(state);
  }

  const inputRef = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
  }, []);

  return {
    inputRef,
    finish,
    /** Takes what was typed before hydration. */
    takeEarly() {
      if (input.current) take(input.current);
    },
    onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
      take(currentTarget, (nativeEvent as InputEvent).inputType);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Enter') finish();
      const step = historyKey(event);
      if (!step) return;
      event.preventDefault();
      const state = history[step]();
      if (state) show(state);
    },
  };
}
