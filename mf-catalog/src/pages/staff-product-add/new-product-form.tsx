import type { ManagedProduct } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { TextField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled } from '@site/forms/rules';
import { toast, useApi, useNavigate } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { StaffForm } from '@site/staff/form';
import * as z from 'zod/mini';
import { SaleFields, TextFields } from '../../features/product-form/product-fields.tsx';
import { readSale, readTexts, saleSchema, textSchema } from '../../features/product-form/product-values.ts';

const schema = z.object({ article: filled(), ...textSchema.shape, ...saleSchema.shape });
type Values = z.infer<typeof schema>;

const defaultValues: Values = {
  ...{ article: '', name: '', series: '', category: '', short_description: '', description: '', warranty_months: '' },
  badges: { new: false, hit: false, promo: false, discontinued: false },
  ...{ price: '', discount_group: 'A', stock_state: 'on_request', stock_qty: '0', stock_date: '', lead_weeks: '' },
  ...{ unit: 'шт.', multiplicity: '1', min_qty: '1' },
};

export function NewProductForm({ categories }: Pick<ManagedProduct, 'categories'>) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm<Values>({ schema, defaultValues, draft: { name: 'staff-product-new' } });
  const { control } = form;
  const submit = form.handleSubmit(async ({ article, ...values }) => {
    const body = { article, ...readTexts(values), ...readSale(values) };
    const response = await api.call('POST /manage/products/', { body });
    if (!response.ok) return showProblem(form, shownAsSent(response.problem));
    toast.success('Товар создан. Покажите его, когда он\u00a0будет готов');
    await navigate(paths.staffSection('products', response.value.id));
  });
  return (
    <StaffForm label="Новый товар" form={form} submit={submit} save="Создать товар">
      <div className={formColumns.form}>
        <TextField control={control} name="article" label="Артикул" maxLength={60} autoComplete="off" required />
        <TextFields control={control} categories={categories} />
        <SaleFields control={control} />
      </div>
    </StaffForm>
  );
}
