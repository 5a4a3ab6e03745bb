import { useEffect, useEffectEvent } from 'react';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../fields/index.ts';
import { digitsOnly } from '../filters/index.ts';
import type { BankValues } from './bank-rules.ts';

interface BankFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Path of the group in the form, such as `company`; empty for the form itself. */
  under?: string;
  required?: boolean;
}

export function BankFields<Values extends FieldValues>({ form, under, required = true }: BankFieldsProps<Values>) {
  const at = (name: keyof BankValues) => (under ? `${under}.${name}` : name) as FieldPath<Values>;
  const { control } = form;
  const bik = useWatch({ control, name: at('bik') });

  // The account's key depends on the BIK: validate an invalid account again when the BIK changes.
  const recheckAccount = useEffectEvent(() => {
    if (form.getFieldState(at('checking_account')).error) void form.trigger(at('checking_account'));
  });
  useEffect(() => recheckAccount(), [bik]);

  const digits = { control, filter: digitsOnly, inputMode: 'numeric' } as const;
  return (
    <>
      <TextField control={control} name={at('bank_name')} label="Банк" maxLength={200} required={required} />
      <TextField {...digits} name={at('bik')} label="БИК" maxLength={9} required={required} />
      <TextField {...digits} name={at('checking_account')} label="Расчётный счёт" maxLength={20} required={required} />
      <TextField {...digits} name={at('corr_account')} label="Корреспондентский счёт" maxLength={20} />
    </>
  );
}
