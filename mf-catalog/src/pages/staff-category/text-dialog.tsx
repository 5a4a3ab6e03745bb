import type { ManagedCategory } from '@site/contracts/manage-categories';
import { CheckboxField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { readTexts, textForm, textSchema } from '../../features/category-form/category-values.ts';
import { parentOptions } from '../../features/category-form/parent-options.ts';
import { CategoryDialog } from './category-dialog.tsx';

interface DialogProps {
  category: ManagedCategory;
  onClose: () => void;
}

export const TextDialog = ({ category, onClose }: DialogProps) => (
  <CategoryDialog
    category={category}
    title="Название и тексты"
    draft="texts"
    schema={textSchema}
    toForm={textForm}
    fromForm={readTexts}
    onClose={onClose}
  >
    {({ control }) => (
      <>
        <TextField
          control={control}
          name="name"
          label="Название"
          hint="В&nbsp;меню и&nbsp;в&nbsp;пути к&nbsp;товару"
          maxLength={300}
          autoComplete="off"
          required
        />
        <TextField control={control} name="h1" label="Заголовок страницы" maxLength={300} autoComplete="off" required />
        <div className={formColumns.wide}>
          <SelectField
            control={control}
            name="parent"
            label="В&nbsp;какой категории"
            options={parentOptions(category.parents)}
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
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="seo_text"
            label="Текст под&nbsp;товарами"
            hint="Разметка HTML: абзацы, списки и&nbsp;таблицы"
            rows={8}
            maxLength={50000}
          />
        </div>
        <div className={formColumns.wide}>
          <CheckboxField control={control} name="compared_apart" label="Сравнивать её&nbsp;товары только между собой" />
        </div>
      </>
    )}
  </CategoryDialog>
);
