import type { ChangeEvent } from 'react';
import type { InputFilter } from '../filters/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the filtered text; writes it into the control and keeps the caret after the typed text. */
export function filteredValue({ target }: ChangeEvent<Control>, filter: InputFilter | undefined): string {
  const typed = target.value;
  const allowed = filter ? filter(typed) : typed;
  if (filter && allowed !== typed) {
    const caret = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
    target.value = allowed;
    // `selectionStart` is null for input types without a caret, such as email; setting it throws there.
    if (target.selectionStart !== null) target.setSelectionRange(caret, caret);
  }
  return allowed;
}
