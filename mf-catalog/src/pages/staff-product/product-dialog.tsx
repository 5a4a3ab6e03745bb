import type { ManagedProduct, ProductValues } from '@site/contracts/manage-goods';
import { useSiteForm, type SiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { DecisionForm, useNewerValues } from '@site/staff/decide';
import type { ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { changesOf } from '../../features/product-form/product-values.ts';

interface ProductDialogProps<Values extends Record<string, unknown>> {
  product: ManagedProduct;
  title: string;
  draft: string;
  schema: $ZodType<Values, Values>;
  toForm: (values: ProductValues) => Values;
  fromForm: (form: Values) => Partial<ProductValues>;
  onClose: () => void;
  children: (form: SiteForm<Values>) => ReactNode;
}

/** Changes some values of a product. Shows the changes that a colleague made meanwhile, and keeps the typed values. */
export function ProductDialog<Values extends Record<string, unknown>>({
  product: { id, article, values },
  draft,
  schema,
  toForm,
  fromForm,
  children,
  ...dialog
}: ProductDialogProps<Values>) {
  const api = useApi();
  const form = useSiteForm<Values>({
    schema,
    defaultValues: toForm(values) as never,
    draft: { name: `staff-product-${draft}-${article}` },
  });
  const { read, take } = useNewerValues(form, values, toForm);

  async function send(typed: Values) {
    const body = changesOf(fromForm(typed), read);
    const response = await api.call('PUT /manage/products/{id}/', { params: { id }, body });
    if (!response.ok && response.problem.code === 'edited_meanwhile')
      take(response.problem.data?.values as ProductValues);
    return response;
  }

  return (
    <DecisionForm form={form} size="large" submit="Сохранить" send={send} done="Товар изменён" {...dialog}>
      {children(form)}
    </DecisionForm>
  );
}
