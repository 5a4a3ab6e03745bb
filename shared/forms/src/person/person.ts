import { email, text } from '../rules/index.ts';

/** Name and e-mail of a person, the same in every form. */
export const personRules = { surname: text(), name: text(), patronymic: text(false), email: email() };

type Person = Record<keyof typeof personRules, string>;

export const personValues = (person: Partial<Person> | null): Person => ({
  surname: person?.surname ?? '',
  name: person?.name ?? '',
  patronymic: person?.patronymic ?? '',
  email: person?.email ?? '',
});
