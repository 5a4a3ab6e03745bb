import type { UserRow } from '../account/account-tables.ts';

/** Anybody may write another's address into his profile: whose it is, only an opened link tells. */
export const hasProvenEmail = (user: Pick<UserRow, 'email_confirmed_at' | 'learning_email_confirmed_at'>): boolean =>
  user.email_confirmed_at !== null || user.learning_email_confirmed_at !== null;
