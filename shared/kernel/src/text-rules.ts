/** Rules of the specification for what people type: the forms and the API judge by the same ones. */

/** Names, cities, positions: only Latin or Cyrillic letters, hyphen and space. */
export const isText = (value: string): boolean => /^[A-Za-zА-Яа-яЁё -]*$/.test(value);

export const hasEmailCharacters = (value: string): boolean => /^[\w@.-]*$/.test(value);

const EMAIL = /^[\w-]+(?:\.[\w-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

export const isEmail = (value: string): boolean => EMAIL.test(value);

/** Wording of the rules, fixed by the specification; its sample address is ours. */
export const ruleMessages = {
  required: 'Заполните это поле',
  text: 'Допустимые символы: «A-Z», «А-Я», «-», « »',
  email: 'Укажите корректный адрес электронной почты в формате: name@example.ru',
  emailCharacters: 'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»',
  innLength: 'ИНН должен содержать 10\u00a0цифр для юридического лица или 12\u00a0цифр для физического лица',
  innDigits: 'Проверьте ИНН: в\u00a0номере ошибка',
} as const;
