import type { FormRequest } from '@site/contracts/blocks';
import type { Personal } from '@site/contracts/user-data';
import * as z from 'zod/mini';
import { consent, email, filled, mobilePhone, text } from '../rules/index.ts';

export const requestFormSchema = z.object({
  name: text(),
  phone: mobilePhone(),
  email: email(false),
  comment: filled(false),
  consent: consent(),
});
export type RequestFormValues = z.infer<typeof requestFormSchema>;

/** Initial values from the session for a logged-in user. The consent must be given each time. */
export const initialValues = (personal: Personal | null): RequestFormValues => ({
  name: personal?.name ?? '',
  phone: personal?.phone ?? '',
  email: personal?.email ?? '',
  comment: '',
  consent: false,
});

export function toRequest(values: RequestFormValues, page: string, about?: string): FormRequest {
  const { name, phone, email: address } = values;
  const comment = [about, values.comment].filter(Boolean).join('\n');
  return { name, phone, ...(address && { email: address }), ...(comment && { comment }), page, consent: true };
}
