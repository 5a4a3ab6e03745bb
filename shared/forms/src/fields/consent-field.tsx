import { useSite } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxField } from './checkbox-field.tsx';

export interface ConsentFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** URL of the consent text for this purpose; the site's general text by default. */
  document?: string;
  /** Distinguishes several consents on one form: «для регистрации». */
  purpose?: string;
}

const linkText = 'согласие на обработку персональных данных';

/**
 * Consent to the processing of personal data. By law a separate document, so the box is never pre-checked and the label
 * links to that document. The policy only has to be available, which needs no box.
 */
export function ConsentField<Values extends FieldValues>({
  control,
  name,
  document,
  purpose,
}: ConsentFieldProps<Values>) {
  const { consent = '', policy } = useSite().urls;
  const text = document ?? consent;
  return (
    <CheckboxField
      control={control}
      name={name}
      required
      label={
        <span>
          Даю{' '}
          {text ? (
            <TextLink href={text} target="_blank">
              {linkText}
            </TextLink>
          ) : (
            <span>{linkText}</span>
          )}
          {purpose && <span>{` ${purpose}`}</span>}
        </span>
      }
      hint={
        policy && (
          <span>
            С&nbsp;
            <TextLink href={policy} target="_blank">
              политикой обработки персональных данных
            </TextLink>{' '}
            можно ознакомиться до&nbsp;отправки
          </span>
        )
      }
    />
  );
}

/** Consent to advertising: a separate purpose, never required. */
export function MarketingConsentField<Values extends FieldValues>({
  control,
  name,
}: Pick<ConsentFieldProps<Values>, 'control' | 'name'>) {
  return (
    <CheckboxField
      control={control}
      name={name}
      label="Согласен получать рекламные и&nbsp;информационные сообщения по&nbsp;СМС, электронной почте и&nbsp;телефону"
    />
  );
}
