import { type SocialNetwork, socialNetworks } from '@site/contracts/site-groups';
import { TextField } from '@site/forms/fields';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';
import { GroupForm, type GroupOf } from './group-form.tsx';

const link = filled(false).check(
  z.refine((text) => text === '' || text.startsWith('https://'), 'Ссылка начинается с\u00a0https://'),
);
const schema = z.object({ vk: link, telegram: link, odnoklassniki: link, rutube: link, dzen: link });

export function SocialForm({ values }: { values: GroupOf<'social'> }) {
  const { group, revision, ...defaultValues } = values;
  return (
    <GroupForm
      {...{ group, revision, schema, defaultValues }}
      toGroup={(fields, base) => ({ ...fields, ...base, group: 'social' })}
    >
      {({ control }) =>
        Object.entries(socialNetworks).map(([name, label]) => (
          <TextField
            key={name}
            control={control}
            name={name as SocialNetwork}
            type="url"
            label={label}
            hint="https://… Пусто: ссылки нет"
            maxLength={300}
          />
        ))
      }
    </GroupForm>
  );
}
