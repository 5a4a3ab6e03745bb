/** Facts of the login that the browser needs without the schemas. */

/** Stored form of a mobile number; the mask and the leading 8 are the form's business. */
export const PHONE_PATTERN = /^\+79\d{9}$/;
export const CODE_LENGTH = 4;
