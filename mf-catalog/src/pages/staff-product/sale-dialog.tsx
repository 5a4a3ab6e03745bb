import { discountGroups } from '@site/contracts/company-lists';
import type { ManagedProduct } from '@site/contracts/manage-goods';
import { stockStateNames, stockStates } from '@site/contracts/product-states';
import { SelectField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { groupRoubles } from '@site/kernel/money';
import { ProductDialog } from './product-dialog.tsx';
import { readSale, saleForm, saleSchema } from './product-values.ts';

const groups = discountGroups.map((value) => ({ value, label: value }));
const states = stockStates.map((value) => ({ value, label: stockStateNames[value] }));
const number = { inputMode: 'numeric', filter: digitsOnly, autoComplete: 'off' } as const;

export function SaleDialog({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  return (
    <ProductDialog
      product={product}
      title="Цена и наличие"
      draft="sale"
      schema={saleSchema}
      toForm={saleForm}
      fromForm={readSale}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField
            control={control}
            name="price"
            label="Розничная цена с&nbsp;НДС, ₽"
            hint="Пусто: по&nbsp;запросу"
            inputMode="numeric"
            autoComplete="off"
            tidy={groupRoubles}
          />
          <SelectField
            control={control}
            name="discount_group"
            label="Группа скидки партнёров"
            options={groups}
            required
          />
          <SelectField control={control} name="stock_state" label="Наличие" options={states} required />
          <TextField control={control} name="stock_qty" label="Остаток" {...number} required />
          <TextField
            control={control}
            name="stock_date"
            type="date"
            label="Дата поступления"
            hint="Для&nbsp;ожидаемого товара"
          />
          <TextField
            control={control}
            name="lead_weeks"
            label="Срок поставки, недель"
            hint="Для&nbsp;товара под&nbsp;заказ"
            {...number}
          />
          <TextField control={control} name="unit" label="Единица" maxLength={20} autoComplete="off" required />
          <TextField control={control} name="multiplicity" label="Продаётся по" {...number} required />
          <TextField control={control} name="min_qty" label="Не&nbsp;меньше" {...number} required />
        </>
      )}
    </ProductDialog>
  );
}
