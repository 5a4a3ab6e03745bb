import { useApi, useLoad } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { useState } from 'react';
import css from './copy-choice.module.css';

const latest = { type: 'all', search: '', sort: '-changed', page: 1 } as const;

interface CopyChoiceProps {
  busy: boolean;
  onChosen: (slug: string) => void;
}

/** Copies one of the latest proposals; older ones are copied from their rows in the list. */
export function CopyChoice({ busy, onChosen }: CopyChoiceProps) {
  const api = useApi();
  const { value } = useLoad('latest', (signal) => api.call('GET /account/kp/proposals/', { query: latest, signal }));
  const [slug, setSlug] = useState('');
  const known = value?.items ?? [];

  if (known.length === 0) return null;
  return (
    <form
      method="dialog"
      className={css.copy}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(slug || known[0]!.slug);
      }}
    >
      <Field label="Копия прежнего" hint="Другой номер, сегодняшние цены, без клиента">
        <Select value={slug || known[0]!.slug} onChange={(event) => setSlug(event.target.value)}>
          {known.map(({ slug: value, number, object_name }) => (
            <option key={value} value={value}>
              {[number, object_name].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary" loading={busy}>
        Копировать
      </Button>
    </form>
  );
}
