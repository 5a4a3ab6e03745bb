import { createContext, use } from 'react';
import { useResult } from '../editor/editor-context.tsx';

/** Whether the step has been asked for what it lacks: before that nobody is told of empty fields. */
export const ComplainContext = createContext(false);

/** What a required field says while it is empty, by its path in the configuration. */
export function useMissing(): (path: string) => string | undefined {
  const complain = use(ComplainContext);
  const { missing } = useResult();
  return (path) => (complain && missing.some((field) => field.path === path) ? 'Заполните это поле' : undefined);
}
