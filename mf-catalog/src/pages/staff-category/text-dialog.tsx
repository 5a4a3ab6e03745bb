import type { ManagedCategory } from '@site/contracts/manage-categories';
import { CheckboxField, TextareaField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { readTexts, textForm, textSchema } from '../../features/category-form/category-values.ts';
import { PlaceFields } from '../../features/category-form/place-fields.tsx';
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
        <PlaceFields control={control} parents={category.parents} />
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
