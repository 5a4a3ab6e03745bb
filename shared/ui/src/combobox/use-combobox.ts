import Combobox from '@github/combobox-nav';
import { useEffect, useRef } from 'react';

interface ComboboxOptions {
  /** The input; exists before its suggestions, possibly with text in it. */
  field: HTMLInputElement | null;
  /** The open listbox with `role="option"` elements, grouped or not, each with an id. Null when closed. */
  list: HTMLElement | null;
  /** Changes with the displayed options, which clears the active one. */
  options: string;
}

/**
 * Keyboard handling and attributes of an editable combobox with a listbox popup (WAI-ARIA APG), for a field and a list
 * rendered by the caller. The focus stays in the field. Arrows move through the options, and at the ends to the field
 * itself; Enter clicks the active option, or submits the form when none is active; every other key clears the active
 * option. Render options with `aria-selected={false}`: the active one is marked in the DOM, without a render.
 */
export function useCombobox({ field, list, options }: ComboboxOptions) {
  const navigation = useRef<Combobox>(undefined);

  useEffect(() => {
    if (!field || !list) return;
    const combobox = new Combobox(field, list, { tabInsertsSuggestions: false });
    navigation.current = combobox;
    combobox.start();
    return () => {
      combobox.stop();
      // The field remains a combobox after the list is closed.
      field.removeAttribute('aria-controls');
    };
  }, [field, list]);

  useEffect(() => navigation.current?.clearSelection(), [options]);

  useEffect(() => {
    if (list) return;
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-expanded', 'false');
  }, [field, list]);
}
