import type { Problem } from '@site/contracts/problem';
import { usePendingCode, usePhoneCalls } from '@site/forms/phone-code';
import { useSession } from '@site/runtime';
import { useState } from 'react';
import type { CheckoutValues } from '../checkout-values.ts';

/** Maps the fields of a registration problem to those of the form. */
const inForm = ({ fields, ...problem }: Problem): Problem => ({
  ...problem,
  ...(fields && {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [/^(city|consent_)/.test(name) ? name : `contact.${name}`, text]),
    ),
  }),
});

/**
 * Confirms a guest's phone before the order: an existing user logs in with a code, a new one is registered with the
 * values of the form. Both happen without leaving the form.
 */
export function useGuestConfirmation() {
  const calls = usePhoneCalls();
  const authed = useSession((session) => session.authed);
  const [pending, setPending] = usePendingCode('checkout');
  // Undefined until the dialog is opened or closed: after a reload it opens when a code is pending.
  const [shown, setShown] = useState<boolean>();

  async function register({ contact, city }: CheckoutValues) {
    const sent = await calls.registrate({
      ...contact,
      city,
      inn: null,
      consent_personal: true,
      consent_marketing: false,
    });
    // Registered meanwhile in another tab: log in instead.
    return !sent.ok && sent.problem.code === 'exist' ? calls.sendCode(contact.phone) : sent;
  }

  return {
    shown: shown ?? (pending !== null && !authed),
    pending,
    setPending,
    /** Whether the proof of work for the code is running. */
    checking: calls.checking,

    async begin(values: CheckoutValues): Promise<Problem | null> {
      const { phone } = values.contact;
      if (pending?.phone !== phone || pending.expiresAt < Date.now()) {
        const known = await calls.checkPhone(phone);
        if (!known.ok) return inForm(known.problem);
        const sent = known.value.registered ? await calls.sendCode(phone) : await register(values);
        if (!sent.ok) return inForm(sent.problem);
        setPending(sent.value);
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
