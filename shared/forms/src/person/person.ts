import { email, text } from '../rules/index.ts';

/** Who somebody is and where he reads letters: asked alike by every form. */
export const personRules = { surname: text(), name: text(), patronymic: text(false), email: email() };

type Person = Record<keyof typeof personRules, string>;

/** What is known of somebody needs no typing. */
export const personValues = (person: Partial<Person> | null): Person => ({
  surname: person?.surname ?? '',
  name: person?.name ?? '',
  patronymic: person?.patronymic ?? '',
  email: person?.email ?? '',
});
