import { EmailField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { phoneRefusal } from '@site/kernel/phone';
import { emailRefusal } from '@site/kernel/text-rules';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useDocument, useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { customer } from '../../../features/car-park/editor/updates.ts';

interface Contacts {
  phone: string;
  email: string;
}

const errorOf = (text: string, refusalOf: (text: string) => string | null) => {
  const message = text === '' ? null : refusalOf(text);
  return message === null ? undefined : { type: 'rule', message };
};

/** The customer's optional phone and e-mail, with the masks and rules of all forms. */
export function CustomerContacts() {
  const { edit } = useEditor();
  const { phone: number, email: address } = useDocument().offer.customer;
  const errors = useMemo(
    () => ({ phone: errorOf(number, phoneRefusal), email: errorOf(address, emailRefusal) }),
    [number, address],
  );
  const { control, subscribe } = useForm<Contacts>({
    values: { phone: number, email: address },
    errors,
    resetOptions: { keepErrors: true },
    shouldFocusError: false,
  });
  const take = useEffectEvent((typed: Contacts) => {
    // The phone field does not limit what is pasted.
    if (typed.phone !== number && typed.phone.length <= 30) edit(customer({ phone: typed.phone }), 'phone');
    if (typed.email !== address) edit(customer({ email: typed.email }), 'email');
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => take(values) }), [subscribe]);
  return (
    <>
      <PhoneField control={control} name="phone" />
      <EmailField control={control} name="email" />
    </>
  );
}
