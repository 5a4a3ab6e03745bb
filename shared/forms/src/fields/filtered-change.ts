import type { ChangeEvent } from 'react';
import type { InputFilter } from '../filters/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Lets only the filtered text into the control, and leaves the caret after what was typed. */
export function filteredValue({ target }: ChangeEvent<Control>, filter: InputFilter | undefined): string {
  const typed = target.value;
  const allowed = filter ? filter(typed) : typed;
  if (filter && allowed !== typed) {
    const caret = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
    target.value = allowed;
    // Only the text kinds of input have a caret to set; the address kind throws.
    if (target.selectionStart !== null) target.setSelectionRange(caret, caret);
  }
  return allowed;
}
