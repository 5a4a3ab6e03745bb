import { type SiteTextName, siteTextNames } from '@site/contracts/site-groups';
import { TextareaField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import * as z from 'zod/mini';
import { GroupForm, type GroupOf } from './group-form.tsx';

const text = z.string().check(z.trim());
const schema = z.object({
  footer_about: text,
  price_note: text,
  appearance_note: text,
  cookie_banner: text,
  cookies_version: text,
  ordering_off: text,
  technical_title: text,
  technical_text: text,
  consent_feedback: text,
});

const hints: Partial<Record<SiteTextName, string>> = {
  cookies_version: 'Новая версия снова спрашивает каждого посетителя, например 2026-12-01',
  consent_feedback: 'Изменённый текст получает новую версию: сохранённые согласия ссылаются на\u00a0свою',
};
const short: readonly string[] = ['cookies_version', 'technical_title'] satisfies SiteTextName[];

export function TextsForm({ values }: { values: GroupOf<'texts'> }) {
  const { group, revision, ...defaultValues } = values;
  return (
    <GroupForm
      {...{ group, revision, schema, defaultValues }}
      toGroup={(fields, base) => ({ ...fields, ...base, group: 'texts' })}
    >
      {({ control }) =>
        (Object.keys(siteTextNames) as SiteTextName[]).map((name) => {
          const Field = short.includes(name) ? TextField : TextareaField;
          return (
            <div key={name} className={formColumns.wide}>
              <Field
                control={control}
                name={name}
                label={siteTextNames[name]}
                hint={hints[name]}
                maxLength={3000}
                {...(Field === TextareaField && { rows: 3 })}
              />
            </div>
          );
        })
      }
    </GroupForm>
  );
}
