import { CheckboxField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem } from '@site/forms/form';
import { toast, toastProblem } from '@site/runtime';
import { type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Changed } from './assortment-calls.ts';
import css from '../company-entry/entry.module.css';

export interface ItemFormProps<Item> {
  /** Null for a new item. */
  item: Item | null;
  onSaved: (items: Item[]) => void;
  onClose: () => void;
}

interface ItemDialogProps<Values extends FieldValues, Item> extends ItemFormProps<Item> {
  title: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<Changed<Item>>;
  busy?: boolean;
  children: ReactNode;
}

/** Frame of the forms of services and products: sends the values and shows the result. */
export function ItemDialog<Values extends FieldValues & { is_active: boolean }, Item>({
  item,
  title,
  form,
  send,
  busy = false,
  onSaved,
  onClose,
  children,
}: ItemDialogProps<Values, Item>) {
  const submit = form.handleSubmit(async (values) => {
    const response = await send(values);
    if (!response.ok) return showProblem(form, response.problem);
    if (response.value.code) void toastProblem({ code: response.value.code });
    else toast.success('Изменения сохранены');
    onSaved(response.value.items);
  });
  return (
    <FormDialog
      title={title}
      submit={busy ? 'Изображение загружается…' : item ? 'Сохранить' : 'Добавить'}
      isSubmitting={form.formState.isSubmitting}
      disabled={busy}
      className={css.part}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <div className={css.wide}>
        <CheckboxField
          control={form.control}
          name={'is_active' as FieldPath<Values>}
          label="Предлагать в&nbsp;коммерческих предложениях"
        />
      </div>
      <div className={css.wide}>
        <FormError control={form.control} />
      </div>
    </FormDialog>
  );
}
