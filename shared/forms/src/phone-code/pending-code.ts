import { useTabValue } from '../tab-value/index.ts';

/** A code is on its way to this number. */
export interface PendingCode {
  phone: string;
  /** When another code may be asked for, and when this one dies; ms. */
  resendAt: number;
  expiresAt: number;
}

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' &&
  value !== null &&
  'phone' in value &&
  'resendAt' in value &&
  'expiresAt' in value &&
  Number(value.expiresAt) > Date.now();

/**
 * The code that is waited for, in this part of the site. It outlives a reload of the tab: on phones one leaves to read
 * the message.
 */
export const usePendingCode = (part: 'login' | 'checkout' | 'phone-change' | 'deletion') =>
  useTabValue(`${part}:code`, isPending);
