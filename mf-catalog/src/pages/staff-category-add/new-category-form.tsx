import { MAX_SLUG } from '@site/contracts/goods-keys';
import type { CategoryChoice } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { TextField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { toast, useApi, useNavigate } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { StaffForm } from '@site/staff/form';
import { newCategorySchema, type NewCategoryValues } from '../../features/category-form/category-values.ts';
import { PlaceFields } from '../../features/category-form/place-fields.tsx';

export function NewCategoryForm({ categories }: { categories: readonly CategoryChoice[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm<NewCategoryValues>({
    schema: newCategorySchema,
    defaultValues: { name: '', slug: '', parent: '', intro: '' },
    draft: { name: 'staff-category-new' },
  });
  const { control } = form;
  const submit = form.handleSubmit(async ({ slug, parent, ...texts }) => {
    const body = { ...texts, parent: parent || null, ...(slug && { slug }) };
    const response = await api.call('POST /manage/categories/', { body });
    if (!response.ok) return showProblem(form, shownAsSent(response.problem));
    toast.success('Категория создана. Покажите её, когда она будет готова');
    await navigate(paths.staffSection('categories', response.value.id));
  });
  return (
    <StaffForm label="Новая категория" form={form} submit={submit} save="Создать категорию">
      <div className={formColumns.form}>
        <TextField control={control} name="name" label="Название" maxLength={300} autoComplete="off" required />
        <TextField
          control={control}
          name="slug"
          label="Адрес"
          hint="Латиницей, потом не&nbsp;меняется. Пусто: из&nbsp;названия"
          maxLength={MAX_SLUG}
          autoComplete="off"
        />
        <PlaceFields control={control} parents={categories} />
      </div>
    </StaffForm>
  );
}
