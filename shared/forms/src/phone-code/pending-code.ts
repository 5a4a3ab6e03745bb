import { useTabValue } from '../tab-value/index.ts';

/** A code that has been sent to this phone. */
export interface PendingCode {
  phone: string;
  /** Times in ms: when another code may be requested, and when this one expires. */
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
 * The pending code of this section of the site. It survives a reload of the tab: on phones, visitors leave the page to
 * read the message.
 */
export const usePendingCode = (part: 'login' | 'checkout' | 'phone-change' | 'deletion') =>
  useTabValue(`${part}:code`, isPending);
