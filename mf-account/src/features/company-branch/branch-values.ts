import type { BranchContent } from '@site/contracts/company-profile';
import * as z from 'zod/mini';
import {
  emptyPlace,
  filledLine,
  numberOf,
  optionalEmail,
  placeRules,
  shownNumber,
} from '../company-entry/place-values.ts';

export const branchSchema = z.object({
  ...placeRules,
  name: filledLine,
  address: filledLine,
  email: optionalEmail,
  is_service_center: z.boolean(),
  is_showroom: z.boolean(),
  /** Empty for none. */
  manager_id: z.string(),
  images: z.array(z.string()),
});
export type BranchValues = z.infer<typeof branchSchema>;

/** Returns the form values; a manager who is no longer an employee is left out. */
export const branchValues = (content: BranchContent | null, employees: readonly { value: string }[]): BranchValues =>
  content
    ? {
        ...content,
        longitude: shownNumber(content.longitude),
        latitude: shownNumber(content.latitude),
        manager_id: employees.find(({ value }) => value === content.manager_id)?.value ?? '',
      }
    : {
        ...emptyPlace(),
        ...{ name: '', address: '', email: '', manager_id: '', images: [] },
        ...{ is_service_center: false, is_showroom: false },
      };

export const toBranch = (values: BranchValues): BranchContent => ({
  ...values,
  longitude: numberOf(values.longitude),
  latitude: numberOf(values.latitude),
  manager_id: values.manager_id || null,
});
