/** Validation rules of the specification, shared by the forms and the API. */

/** Whether a name, city or position contains only Latin or Cyrillic letters, hyphens and spaces, also no-break ones. */
export const isText = (value: string): boolean => /^[A-Za-zА-Яа-яЁё \u00a0-]*$/.test(value);

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Internationalised domains are accepted as Punycode: `xn--e1afmkfd.xn--p1ai`. */
const EMAIL = new RegExp(`^[\\w+-]+(?:\\.[\\w+-]+)*@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|xn--${LABEL})$`, 'i');
/** Maximum length of the local part and of the whole address (RFC 5321, 4.5.3.1). */
const MAX_LENGTHS = { name: 64, address: 254 };

/** Returns why an e-mail address is invalid, null if valid. Characters are checked first: «иван@…» gets the allowed ones. */
export function emailRefusal(value: string): string | null {
  if (!/^[\w@.+-]*$/.test(value)) return ruleMessages.emailCharacters;
  const isLong = value.length > MAX_LENGTHS.address || value.indexOf('@') > MAX_LENGTHS.name;
  return isLong || !EMAIL.test(value) ? ruleMessages.email : null;
}

/** Messages of the rules, fixed by the specification; only the sample address is ours. */
export const ruleMessages = {
  required: 'Заполните это поле',
  text: 'Допустимые символы: «A-Z», «А-Я», «-», « »',
  email: 'Укажите корректный адрес электронной почты в формате: name@example.ru',
  emailCharacters: 'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»',
  innLength: 'ИНН должен содержать 10\u00a0цифр для юридического лица или 12\u00a0цифр для физического лица',
  innDigits: 'Проверьте ИНН: в\u00a0номере ошибка',
} as const;
