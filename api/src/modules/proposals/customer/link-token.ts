import { randomBytes } from 'node:crypto';

/** The secret of a customer's link: 192 bits, nothing of which follows from the proposal. */
export const newLinkToken = () => randomBytes(24).toString('base64url');
