import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fullName, type CheckoutValues } from './checkout-values.ts';

/** Fills in the contact's name as the person picking up, until another name is typed. */
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

/** Fills in a guest's city as the city of delivery, until another one is typed. */
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
