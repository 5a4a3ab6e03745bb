import { createContext, use } from 'react';
import { useResult } from '../editor/editor-context.tsx';

/** Whether missing fields are reported: only after an attempt to leave the step. */
export const ShowMissingContext = createContext(false);

/** Returns the error of an empty required field, by its path in the configuration. */
export function useMissing(): (path: string) => string | undefined {
  const showMissing = use(ShowMissingContext);
  const { missing } = useResult();
  return (path) => (showMissing && missing.some((field) => field.path === path) ? 'Заполните это поле' : undefined);
}
