import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Focuses the first invalid field in document order. */
export function focusFirstInvalid<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement | null,
) {
  const controls = Array.from(element?.elements ?? []) as HTMLInputElement[];
  controls.find(({ name }) => name && form.getFieldState(name as Path<Values>).error)?.focus();
}
