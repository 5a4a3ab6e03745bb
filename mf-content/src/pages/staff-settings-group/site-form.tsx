import { siteFieldNames as names } from '@site/contracts/site-groups';
import { CheckboxField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';
import { GroupForm, type GroupOf } from './group-form.tsx';

const schema = z.object({ brand_name: filled(), ordering: z.boolean(), maintenance: z.boolean() });

export function SiteForm({ values }: { values: GroupOf<'site'> }) {
  const { group, revision, ...defaultValues } = values;
  return (
    <GroupForm
      {...{ group, revision, schema, defaultValues }}
      toGroup={(fields, base) => ({ ...fields, ...base, group: 'site' })}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="brand_name" label={names.brand_name} maxLength={60} required />
          <div className={formColumns.wide}>
            <CheckboxField
              control={control}
              name="ordering"
              label={names.ordering}
              hint="Без&nbsp;отметки корзина работает, но&nbsp;заказ оформить нельзя"
            />
          </div>
          <div className={formColumns.wide}>
            <CheckboxField
              control={control}
              name="maintenance"
              label={names.maintenance}
              hint="Посетители видят только страницу о&nbsp;технических работах. «Управление» и&nbsp;вход для сотрудников работают: снимите отметку, чтобы закончить"
            />
          </div>
        </>
      )}
    </GroupForm>
  );
}
