import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import type { CallResult } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { OrderedField } from '../product-form/ordered-field.tsx';

const schema = z.object({ keys: z.array(z.string()) });

interface OrderDialogProps {
  title: string;
  /** In their stored order. */
  items: readonly { key: string; name: string }[];
  /** Calls the API with the wanted order and the stored one. */
  save: (keys: string[], base: string[]) => Promise<CallResult<unknown>>;
  onClose: () => void;
}

/** Orders the items of a list. */
export function OrderDialog({ title, items, save, onClose }: OrderDialogProps) {
  const stored = items.map(({ key }) => key);
  const form = useSiteForm<{ keys: string[] }>({ schema, defaultValues: { keys: stored } });
  const { field } = useController({ control: form.control, name: 'keys' });
  // A colleague may have added or removed items since the dialog was opened.
  const kept = field.value.filter((key) => stored.includes(key));
  const keys = [...kept, ...stored.filter((key) => !kept.includes(key))];
  const nameOf = (key: string) => items.find((item) => item.key === key)?.name ?? key;
  return (
    <DecisionForm
      title={title}
      size="large"
      form={form}
      submit="Сохранить порядок"
      send={() => save(keys, stored)}
      done="Порядок изменён"
      onClose={onClose}
    >
      <div className={formColumns.wide}>
        <OrderedField
          legend="По&nbsp;порядку"
          items={keys}
          keyOf={(key) => key}
          titleOf={nameOf}
          onChange={field.onChange}
          buttons="move"
        >
          {nameOf}
        </OrderedField>
      </div>
    </DecisionForm>
  );
}
