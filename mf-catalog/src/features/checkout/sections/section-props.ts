import type { CheckoutOptions } from '@site/contracts/orders';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from '../checkout-values.ts';

export interface SectionProps {
  form: UseFormReturn<CheckoutValues>;
  options: CheckoutOptions;
}
