import type { Problem } from '@site/contracts/problem';
import { usePendingCode, usePhoneCalls } from '@site/forms/phone-code';
import { useSession } from '@site/runtime';
import { useState } from 'react';
import type { CheckoutValues } from '../checkout-values.ts';

/** The form's own fields for those of a registration. */
const inForm = ({ fields, ...problem }: Problem): Problem => ({
  ...problem,
  ...(fields && {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [/^(city|consent_)/.test(name) ? name : `contact.${name}`, text]),
    ),
  }),
});

/**
 * An order is placed by somebody whose phone is confirmed. Whoever has an account logs in by a code, whoever has none
 * gets one of what he has typed already; both without leaving the form.
 */
export function useGuestConfirmation() {
  const calls = usePhoneCalls();
  const authed = useSession((session) => session.authed);
  const [pending, setPending] = usePendingCode('checkout');
  // Until something is done here, it is as before a reload: a code that is waited for is asked for again.
  const [shown, setShown] = useState<boolean>();

  /** The account that the order will be seen in. */
  async function register({ contact, city }: CheckoutValues) {
    const asked = await calls.registrate({
      ...contact,
      city,
      inn: null,
      consent_personal: true,
      consent_marketing: false,
    });
    // Registered meanwhile, in another tab: a login then.
    return !asked.ok && asked.problem.code === 'exist' ? calls.sendCode(contact.phone) : asked;
  }

  return {
    shown: shown ?? (pending !== null && !authed),
    pending,
    setPending,
    /** A code is earned before it is sent. */
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
