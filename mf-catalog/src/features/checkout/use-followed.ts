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

/** A guest's own city is as a rule where the goods go. */
export function useFollowedCity({ control, getValues, setValue }: UseFormReturn<CheckoutValues>) {
  const city = useWatch({ control, name: 'city' });
  const followed = useRef(city);
  const follow = useEffectEvent(() => {
    const current = getValues('transport.city');
    if (current === '' || current === followed.current) setValue('transport.city', city);
    followed.current = city;
  });
  useEffect(() => follow(), [city]);
}
