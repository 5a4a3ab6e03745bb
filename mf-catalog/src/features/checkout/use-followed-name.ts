import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fullName, type CheckoutValues } from './checkout-values.ts';

/** As a rule the buyer comes himself: until somebody else is named, the field says what the contact is called. */
export function useFollowedName({ control, getValues, setValue }: UseFormReturn<CheckoutValues>) {
  const name = fullName(useWatch({ control, name: 'contact' }));
  const followed = useRef(name);
  const follow = useEffectEvent(() => {
    const current = getValues('pickup.pickup_person');
    if (current === '' || current === followed.current) setValue('pickup.pickup_person', name);
    followed.current = name;
  });
  useEffect(() => follow(), [name]);
}
