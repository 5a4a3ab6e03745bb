import { MAX_SLUG } from '@site/contracts/goods-keys';
import type { CategoryChoice } from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { SelectField, TextareaField, TextField } from '@site/forms/fields';
import { showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { toast, useApi, useNavigate } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { StaffForm } from '@site/staff/form';
import { newCategorySchema, type NewCategoryValues } from '../../features/category-form/category-values.ts';
import { parentOptions } from '../../features/category-form/parent-options.ts';

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
        <div className={formColumns.wide}>
          <SelectField
            control={control}
            name="parent"
            label="В&nbsp;какой категории"
            options={parentOptions(categories)}
          />
        </div>
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="intro"
            label="Вступление"
            hint="Одно-два предложения под&nbsp;заголовком"
            rows={3}
            maxLength={1000}
            required
          />
        </div>
      </div>
    </StaffForm>
  );
}
