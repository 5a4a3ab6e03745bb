import { randomBytes } from 'node:crypto';

/** The token of a customer's link: 192 random bits, independent of the proposal. */
export const newLinkToken = () => randomBytes(24).toString('base64url');
