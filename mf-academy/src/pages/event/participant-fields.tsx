import { EmailField, TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { Button } from '@site/ui/button';
import { iconTrash } from '@site/ui/icons';
import type { Control } from 'react-hook-form';
import type { RegistrationValues } from './registration-values.ts';
import css from './registration.module.css';

interface ParticipantFieldsProps {
  control: Control<RegistrationValues>;
  index: number;
  /** The participant is the user: the phone is the login, so it is read-only. */
  isSelf: boolean;
  onRemove: () => void;
}

export function ParticipantFields({ control, index, isSelf, onRemove }: ParticipantFieldsProps) {
  const at = `participants.${index}` as const;
  return (
    <fieldset className={css.participant}>
      <legend className={css.legend}>{isSelf ? 'Вы' : `Участник\u00a0${index + 1}`}</legend>
      <TextField control={control} name={`${at}.surname`} label="Фамилия" maxLength={100} required />
      <TextField control={control} name={`${at}.name`} label="Имя" maxLength={100} required />
      <TextField control={control} name={`${at}.patronymic`} label="Отчество" maxLength={100} />
      <TextField control={control} name={`${at}.position`} label="Должность" maxLength={100} />
      <PhoneField control={control} name={`${at}.phone`} required disabled={isSelf} />
      <EmailField control={control} name={`${at}.email`} required />
      {!isSelf && (
        <div className={css.remove}>
          <Button variant="ghost" iconStart={iconTrash} onClick={onRemove}>
            {`Убрать участника\u00a0${index + 1}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
