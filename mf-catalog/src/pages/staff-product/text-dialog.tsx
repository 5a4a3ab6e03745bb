import type { ManagedProduct } from '@site/contracts/manage-goods';
import { badgeNames, badges } from '@site/contracts/product-states';
import { CheckboxField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { formColumns } from '@site/forms/form-columns';
import { ChoiceGroup } from '@site/ui/choice';
import { ProductDialog } from './product-dialog.tsx';
import { readTexts, textForm, textSchema } from './product-values.ts';

export function TextDialog({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const categories = product.categories.map(({ slug: value, name: label }) => ({ value, label }));
  return (
    <ProductDialog
      product={product}
      title="Название и описание"
      draft="texts"
      schema={textSchema}
      toForm={textForm}
      fromForm={readTexts}
      onClose={onClose}
    >
      {(control) => (
        <>
          <div className={formColumns.wide}>
            <TextField control={control} name="name" label="Название" maxLength={300} autoComplete="off" required />
          </div>
          <TextField control={control} name="series" label="Серия" maxLength={300} autoComplete="off" required />
          <TextField
            control={control}
            name="warranty_months"
            label="Гарантия, месяцев"
            inputMode="numeric"
            filter={digitsOnly}
            autoComplete="off"
            required
          />
          <div className={formColumns.wide}>
            <SelectField control={control} name="category" label="Категория" options={categories} required />
          </div>
          <div className={formColumns.wide}>
            <TextareaField
              control={control}
              name="short_description"
              label="Краткое описание"
              hint="Одно-два предложения: на&nbsp;карточке и&nbsp;под&nbsp;заголовком"
              rows={3}
              maxLength={1000}
            />
          </div>
          <div className={formColumns.wide}>
            <TextareaField
              control={control}
              name="description"
              label="Описание"
              hint="Разметка HTML: абзацы, списки и&nbsp;таблицы"
              rows={8}
              maxLength={50000}
            />
          </div>
          <div className={formColumns.wide}>
            <ChoiceGroup legend="Метки на&nbsp;карточке">
              {badges.map((badge) => (
                <CheckboxField key={badge} control={control} name={`badges.${badge}`} label={badgeNames[badge]} />
              ))}
            </ChoiceGroup>
          </div>
        </>
      )}
    </ProductDialog>
  );
}
