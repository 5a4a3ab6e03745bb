import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Leads to the first field, in the order of the page, that something is wrong with. */
export function focusFirstInvalid<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
) {
  const controls = Array.from(element?.elements ?? []) as HTMLInputElement[];
  controls.find(({ name }) => name && form.getFieldState(name as Path<Values>).error)?.focus();
}
