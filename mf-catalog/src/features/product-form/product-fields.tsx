import { discountGroups } from '@site/contracts/company-lists';
import type { ManagedProduct } from '@site/contracts/manage-goods';
import { badgeNames, badges, stockStateNames, stockStates } from '@site/contracts/product-states';
import { CheckboxField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { formColumns } from '@site/forms/form-columns';
import { groupRoubles } from '@site/kernel/money';
import { ChoiceGroup } from '@site/ui/choice';
import type { Control, FieldPath } from 'react-hook-form';
import type { SaleValues, TextValues } from './product-values.ts';

const groups = discountGroups.map((value) => ({ value, label: value }));
const states = stockStates.map((value) => ({ value, label: stockStateNames[value] }));
const number = { inputMode: 'numeric', filter: digitsOnly, autoComplete: 'off' } as const;

/** Price, stock and the quantities that can be ordered. */
export function SaleFields<Values extends SaleValues>({ control }: { control: Control<Values> }) {
  const at = (name: FieldPath<SaleValues>) => name as FieldPath<Values>;
  return (
    <>
      <TextField
        control={control}
        name={at('price')}
        label="Розничная цена с&nbsp;НДС, ₽"
        hint="Пусто: по&nbsp;запросу"
        inputMode="numeric"
        autoComplete="off"
        tidy={groupRoubles}
      />
      <SelectField
        control={control}
        name={at('discount_group')}
        label="Группа скидки партнёров"
        options={groups}
        required
      />
      <SelectField control={control} name={at('stock_state')} label="Наличие" options={states} required />
      <TextField control={control} name={at('stock_qty')} label="Остаток" {...number} required />
      <TextField
        control={control}
        name={at('stock_date')}
        type="date"
        label="Дата поступления"
        hint="Для&nbsp;ожидаемого товара"
      />
      <TextField
        control={control}
        name={at('lead_weeks')}
        label="Срок поставки, недель"
        hint="Для&nbsp;товара под&nbsp;заказ"
        {...number}
      />
      <TextField control={control} name={at('unit')} label="Единица" maxLength={20} autoComplete="off" required />
      <TextField control={control} name={at('multiplicity')} label="Продаётся по" {...number} required />
      <TextField control={control} name={at('min_qty')} label="Не&nbsp;меньше" {...number} required />
    </>
  );
}

interface TextFieldsProps<Values extends TextValues> {
  control: Control<Values>;
  categories: ManagedProduct['categories'];
}

/** Name, category, texts and badges. */
export function TextFields<Values extends TextValues>({ control, categories }: TextFieldsProps<Values>) {
  const at = (name: FieldPath<TextValues>) => name as FieldPath<Values>;
  return (
    <>
      <div className={formColumns.wide}>
        <TextField control={control} name={at('name')} label="Название" maxLength={300} autoComplete="off" required />
      </div>
      <TextField control={control} name={at('series')} label="Серия" maxLength={300} autoComplete="off" required />
      <TextField control={control} name={at('warranty_months')} label="Гарантия, месяцев" {...number} required />
      <div className={formColumns.wide}>
        <SelectField
          control={control}
          name={at('category')}
          label="Категория"
          options={categories.map(({ slug: value, name: label }) => ({ value, label }))}
          required
        />
      </div>
      <div className={formColumns.wide}>
        <TextareaField
          control={control}
          name={at('short_description')}
          label="Краткое описание"
          hint="Одно-два предложения: на&nbsp;карточке и&nbsp;под&nbsp;заголовком"
          rows={3}
          maxLength={1000}
          required
        />
      </div>
      <div className={formColumns.wide}>
        <TextareaField
          control={control}
          name={at('description')}
          label="Описание"
          hint="Разметка HTML: абзацы, списки и&nbsp;таблицы"
          rows={8}
          maxLength={50000}
        />
      </div>
      <div className={formColumns.wide}>
        <ChoiceGroup legend="Метки на&nbsp;карточке">
          {badges.map((badge) => (
            <CheckboxField key={badge} control={control} name={at(`badges.${badge}`)} label={badgeNames[badge]} />
          ))}
        </ChoiceGroup>
      </div>
    </>
  );
}
