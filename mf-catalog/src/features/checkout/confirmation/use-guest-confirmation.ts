import type { Problem } from '@site/contracts/problem';
import { usePendingCode, usePhoneCalls } from '@site/forms/phone-code';
import { useSession } from '@site/runtime';
import { useState } from 'react';
import type { CheckoutValues } from '../checkout-values.ts';

/** Somebody whose number is not registered yet. */
export type Stranger = CheckoutValues['contact'] & { city: string };

const cityOf = ({ method, transport, courier }: CheckoutValues): string =>
  ({ pickup: '', transport: transport.city, courier: courier.city })[method];

/**
 * An order is placed by somebody whose phone is confirmed. Whoever has an account logs in by a code, whoever has none
 * gets one of what he has typed already; both without leaving the form.
 */
export function useGuestConfirmation() {
  const calls = usePhoneCalls();
  const authed = useSession((session) => session.authed);
  const [pending, setPending] = usePendingCode('checkout');
  const [stranger, setStranger] = useState<Stranger | null>(null);
  // Until something is done here, it is as before a reload: a code that is waited for is asked for again.
  const [shown, setShown] = useState<boolean>();

  return {
    shown: shown ?? (pending !== null && !authed),
    pending,
    setPending,
    stranger,

    async begin(values: CheckoutValues): Promise<Problem | null> {
      const { phone } = values.contact;
      if (pending?.phone !== phone || pending.expiresAt < Date.now()) {
        const known = await calls.checkPhone(phone);
        if (!known.ok) return known.problem;
        const { registered } = known.value;
        const sent = registered ? await calls.sendCode(phone) : null;
        if (sent && !sent.ok) return sent.problem;
        setPending(sent ? sent.value : null);
        setStranger(registered ? null : { ...values.contact, city: cityOf(values) });
      }
      setShown(true);
      return null;
    },

    close: () => setShown(false),
    end() {
      setPending(null);
      setShown(false);
    },
  };
}
