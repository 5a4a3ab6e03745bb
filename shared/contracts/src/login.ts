/** Login constants for the browser, without zod. */

/** Stored form of a mobile number; forms handle the mask and the leading 8. */
export const PHONE_PATTERN = /^\+79\d{9}$/;
export const CODE_LENGTH = 4;

/** Digits of an authenticator's code. */
export const TOTP_LENGTH = 6;
