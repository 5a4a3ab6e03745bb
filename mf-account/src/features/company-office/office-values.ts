import type { directions, partnerTypes } from '@site/contracts/company-lists';
import type { OfficeContent } from '@site/contracts/company-profile';
import * as z from 'zod/mini';
import {
  emptyPlace,
  filledLine,
  numberOf,
  placeRules,
  requiredEmail,
  shownNumber,
} from '../company-entry/place-values.ts';

const address = z
  .string()
  .check(
    z.refine(
      (value) => value === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value),
      'Укажите адрес целиком, с\u00a0https://',
    ),
  );
const whole = z.string().check(z.refine((value) => /^\d*$/.test(value), 'Укажите число'));

export const officeSchema = z.object({
  ...placeRules,
  brand_name: filledLine,
  legal_address: z.string(),
  actual_address: filledLine,
  email: requiredEmail,
  site: address,
  social: z.string(),
  description: z.string(),
  logo: z.array(z.string()),
  images: z.array(z.string()),
  directions: z.array(z.string()),
  regions: z.string(),
  types: z.array(z.string()),
  year_founded: whole,
  staff_count: whole,
});
export type OfficeValues = z.infer<typeof officeSchema>;

export function officeValues(content: OfficeContent | null): OfficeValues {
  const texts = {
    brand_name: '',
    legal_address: '',
    actual_address: '',
    email: '',
    site: '',
    description: '',
    regions: '',
  };
  if (!content)
    return {
      ...emptyPlace(),
      ...texts,
      ...{ social: '', logo: [], images: [], directions: [], types: [], year_founded: '', staff_count: '' },
    };
  return {
    ...content,
    longitude: shownNumber(content.longitude),
    latitude: shownNumber(content.latitude),
    social: content.social.join('\n'),
    logo: content.logo ? [content.logo] : [],
    year_founded: shownNumber(content.year_founded),
    staff_count: shownNumber(content.staff_count),
  };
}

export const toOffice = (values: OfficeValues): OfficeContent => ({
  ...values,
  longitude: numberOf(values.longitude),
  latitude: numberOf(values.latitude),
  social: values.social.split(/\s+/).filter(Boolean),
  logo: values.logo[0] ?? null,
  // The form offers only these values; the API validates them again.
  directions: values.directions as (typeof directions)[number][],
  types: values.types as (typeof partnerTypes)[number][],
  year_founded: numberOf(values.year_founded),
  staff_count: numberOf(values.staff_count),
});
