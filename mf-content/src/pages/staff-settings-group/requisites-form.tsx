import { siteFieldNames as names } from '@site/contracts/site-groups';
import { BankFields } from '@site/forms/bank-fields';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { filled, inn } from '@site/forms/rules';
import * as z from 'zod/mini';
import { GroupForm, type GroupOf } from './group-form.tsx';

// The API checks the control digits of the other numbers.
const schema = z.object({
  name: filled(),
  address: filled(),
  inn: inn(),
  kpp: filled(false),
  ogrn: filled(),
  bank_name: filled(),
  bik: filled(),
  checking_account: filled(),
  corr_account: filled(false),
  director: filled(),
  accountant: filled(false),
});

export function RequisitesForm({ values }: { values: GroupOf<'requisites'> }) {
  const { group, revision, ...defaultValues } = values;
  return (
    <GroupForm
      {...{ group, revision, schema, defaultValues }}
      toGroup={(fields, base) => ({ ...fields, ...base, group: 'requisites' })}
    >
      {(form) => {
        const { control } = form;
        const digits = { control, filter: digitsOnly, inputMode: 'numeric' } as const;
        return (
          <>
            <TextField
              control={control}
              name="name"
              label={names.name}
              hint="Как в&nbsp;счёте: АО&nbsp;«Завод»"
              maxLength={200}
              required
            />
            <TextField control={control} name="address" label="Юридический адрес" maxLength={300} required />
            <TextField {...digits} name="inn" label={names.inn} maxLength={12} required />
            <TextField
              control={control}
              name="kpp"
              label={names.kpp}
              hint="У&nbsp;индивидуального предпринимателя пусто"
              maxLength={9}
            />
            <TextField {...digits} name="ogrn" label="ОГРН или ОГРНИП" maxLength={15} required />
            <BankFields form={form} />
            <TextField
              control={control}
              name="director"
              label={names.director}
              hint="Подписывает счета и&nbsp;сертификаты"
              maxLength={100}
              required
            />
            <TextField control={control} name="accountant" label={names.accountant} maxLength={100} />
          </>
        );
      }}
    </GroupForm>
  );
}
