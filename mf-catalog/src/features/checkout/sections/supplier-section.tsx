import { SelectField } from '@site/forms/fields';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

/** For individuals in regions without direct sales; independent of the payment method. */
export const SupplierSection = ({ form: { control }, options: { suppliers } }: SectionProps) => (
  <FormSection title="Партнёр-поставщик">
    <div className={css.wide}>
      <SelectField
        control={control}
        name="supplier"
        label="Кто поставит заказ"
        hint="Если удобнее купить у&nbsp;партнёра в&nbsp;вашем регионе"
        options={[{ value: '', label: 'Производитель' }, ...suppliers]}
      />
    </div>
  </FormSection>
);
