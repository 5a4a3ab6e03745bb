import Combobox from '@github/combobox-nav';
import { useEffect, useRef } from 'react';

interface ComboboxOptions {
  /** The field is there before its suggestions are, with what has been typed into it. */
  field: HTMLInputElement | null;
  /** The listbox while it is shown: `role="option"` inside it, in groups or not, each with an id. Null: it is closed. */
  list: HTMLElement | null;
  /** Changes when other options are shown: none of them is active then. */
  options: string;
}

/**
 * The keyboard and the attributes of an editable combobox with a list popup (WAI-ARIA APG), for a field and a list that
 * the caller renders. The focus stays in the field. Arrows walk the options, and beyond their ends the field itself;
 * Enter clicks the active option, or sends the form when none is; every other key ends the walk. Options are rendered
 * with `aria-selected={false}`: the one that is active is marked in the document, without a render.
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
      // The list is gone; the field is a combobox still.
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
