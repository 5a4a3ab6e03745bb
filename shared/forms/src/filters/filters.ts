/** Removes unwanted characters from typed or pasted text. The specification defines the character sets. */
export type InputFilter = (text: string) => string;

const strip =
  (unwanted: RegExp): InputFilter =>
  (text) =>
    // Composed first: otherwise the filter reduces «й» to «и».
    text.normalize('NFC').replace(unwanted, '');

export const digitsOnly = strip(/\D/g);
export const lettersOnly = strip(/[^A-Za-zА-Яа-яЁё-]/g);
export const textOnly = strip(/[^\w. ,А-Яа-яЁё]/g);
export const noCyrillic = strip(/\p{Script=Cyrillic}/gu);
export const commonText = strip(/[&/\\#+()$~%.'":*?<>{}^_;]/g);
