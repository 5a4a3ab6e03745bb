import type { UserRow } from '../../tables/user-tables.ts';

/** Whether the address is confirmed. A user can enter any address, so only an opened link proves ownership. */
export const hasProvenEmail = (user: Pick<UserRow, 'email_confirmed_at' | 'learning_email_confirmed_at'>): boolean =>
  user.email_confirmed_at !== null || user.learning_email_confirmed_at !== null;
