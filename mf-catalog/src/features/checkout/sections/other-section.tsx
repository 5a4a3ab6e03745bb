import { TextareaField, TextField } from '@site/forms/fields';
import { FilesField } from '../files/files-field.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

interface OtherSectionProps extends Pick<SectionProps, 'form'> {
  onBusy: (busy: boolean) => void;
}

export function OtherSection({ form, onBusy }: OtherSectionProps) {
  const { control } = form;
  return (
    <FormSection title="Дополнительно">
      <div className={css.wide}>
        <TextareaField control={control} name="comment" label="Комментарий к&nbsp;заказу" maxLength={1000} rows={3} />
      </div>
      <TextField control={control} name="customer_order_no" label="Ваш номер заказа" maxLength={30} />
      <div className={css.wide}><FilesField form={form} onBusy={onBusy} /></div>
    </FormSection>
  );
}
