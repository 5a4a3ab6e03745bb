import { addressOf } from '@site/contracts/endpoint-address';
import { MAX_ORDER_FILES } from '@site/contracts/limits';
import { TextareaField, TextField } from '@site/forms/fields';
import { FilesField } from '@site/forms/files-field';
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
      <div className={css.wide}>
        <FilesField
          form={form}
          name="files"
          label={'Файлы к\u00a0заказу'}
          address={addressOf('POST /order/files/')}
          max={MAX_ORDER_FILES}
          onBusy={onBusy}
        />
      </div>
    </FormSection>
  );
}
