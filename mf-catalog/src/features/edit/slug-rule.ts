import { SLUG, SLUG_MISTAKE } from '@site/contracts/goods-keys';
import { filled, type Required } from '@site/forms/rules';
import * as z from 'zod/mini';

/** The last part of the address of a page. */
export const slug = (required?: Required) =>
  filled(required).check(z.refine((typed) => typed === '' || SLUG.test(typed), SLUG_MISTAKE));
