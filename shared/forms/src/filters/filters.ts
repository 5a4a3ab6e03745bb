/** What a field lets through of what is typed or pasted. The specification fixes the character sets. */
export type InputFilter = (text: string) => string;

const strip =
  (unwanted: RegExp): InputFilter =>
  (text) =>
    // Composed first: of «и» and its breve the filter would leave an «и».
    text.normalize('NFC').replace(unwanted, '');

export const digitsOnly = strip(/\D/g);
export const lettersOnly = strip(/[^A-Za-zА-Яа-яЁё-]/g);
export const textOnly = strip(/[^\w. ,А-Яа-яЁё]/g);
export const noCyrillic = strip(/\p{Script=Cyrillic}/gu);
export const commonText = strip(/[&/\\#+()$~%.'":*?<>{}^_;]/g);
