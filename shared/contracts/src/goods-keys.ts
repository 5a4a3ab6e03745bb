/** Keys of products, categories and attributes: for the browser, without zod. */
export const MAX_ARTICLE = 60;

/** The last part of the address of a product or a category. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MISTAKE = 'Только латинские строчные буквы, цифры и\u00a0дефисы';
export const MAX_SLUG = 120;

/** An attribute. */
export const CODE = /^[a-z][a-z0-9_]*$/;
export const CODE_MISTAKE = 'Только латинские строчные буквы, цифры и\u00a0подчёркивания';
export const MAX_CODE = 60;
