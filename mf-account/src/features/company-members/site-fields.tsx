import type { CompanyMember } from '@site/contracts/company-members';
import { CheckboxField } from '@site/forms/fields';
import type { UseFormReturn } from 'react-hook-form';
import { PicturesField } from '../company-pictures/pictures-field.tsx';
import type { MemberValues } from './member-values.ts';
import css from '../company-entry/entry.module.css';

interface SiteFieldsProps {
  form: UseFormReturn<MemberValues>;
  member: CompanyMember;
  onBusy: (busy: boolean) => void;
}

/** How the company's public page shows an employee. Only the employee can agree to it. */
export function SiteFields({ form, member: { photo, has_agreed }, onBusy }: SiteFieldsProps) {
  const { control } = form;
  return (
    <>
      <div className={css.wide}>
        <PicturesField
          form={form}
          name="photos"
          legend="Фотография"
          hint="Не&nbsp;больше 5&nbsp;МБ: jpg, png, webp. Лучше квадратная"
          use="image"
          max={1}
          known={photo ? [photo] : []}
          onBusy={onBusy}
        />
      </div>
      <div className={css.wide}>
        <CheckboxField
          control={control}
          name="show_on_site"
          label="Показывать на&nbsp;странице компании в&nbsp;каталоге партнёров"
          hint={
            has_agreed
              ? 'Имя, должность и\u00a0фотография. Сотрудник дал согласие на\u00a0публикацию'
              : 'Имя, должность и\u00a0фотография. Сотрудник появится на\u00a0сайте, когда даст согласие в\u00a0своих личных данных'
          }
        />
      </div>
    </>
  );
}
