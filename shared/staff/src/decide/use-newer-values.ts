import type { SiteForm } from '@site/forms/form';
import { useState } from 'react';

/**
 * The values that a form was filled from, for a call that is refused when a colleague has changed them. `take` fills the
 * form from newer ones, and keeps the fields that were changed here.
 */
export function useNewerValues<Read, Values extends Record<string, unknown>>(
  form: SiteForm<Values>,
  initial: Read,
  toForm: (read: Read) => Values,
) {
  const [read, setRead] = useState(initial);
  const take = (newer: Read) => {
    setRead(newer);
    form.reset(toForm(newer), { keepDirtyValues: true });
  };
  return { read, take };
}
