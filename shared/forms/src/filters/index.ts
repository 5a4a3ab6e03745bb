export { commonText, digitsOnly, lettersOnly, noCyrillic, textOnly, type InputFilter } from './filters.ts';
