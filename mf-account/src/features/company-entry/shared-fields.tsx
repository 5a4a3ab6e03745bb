import { MAX_PHONES, weekdays } from '@site/contracts/company-lists';
import { TextField } from '@site/forms/fields';
import { PhoneField } from '@site/forms/phone-field';
import { Button, IconButton } from '@site/ui/button';
import { Checkbox, ChoiceGroup } from '@site/ui/choice';
import { iconClose, iconPlus } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import {
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { PlaceValues } from './place-values.ts';
import { mapLink } from './map-link.ts';
import css from './entry.module.css';

interface FieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
}
const at = <Values extends FieldValues>(name: string) => name as FieldPath<Values>;

/** One to five numbers. */
export function PhoneFields<Values extends FieldValues & PlaceValues>({ form: { control } }: FieldsProps<Values>) {
  const { field, fieldState } = useController({ control, name: at<Values>('phones') });
  // `field` changes when the list is replaced, not when one of its items is typed.
  const phones: readonly string[] = useWatch({ control, name: at<Values>('phones') });
  return (
    <div className={css.wide}>
      {phones.map((_, index) => (
        // A changed count remounts the fields, so that each starts with its current value.
        <div key={`${phones.length}-${index}`} className={css.line}>
          <PhoneField
            control={control}
            name={at<Values>(`phones.${index}`)}
            label={index === 0 ? 'Телефон' : `Телефон ${index + 1}`}
            required={index === 0}
          />
          {phones.length > 1 && (
            <IconButton
              icon={iconClose}
              label={`Убрать телефон ${index + 1}`}
              onClick={() => field.onChange(phones.filter((_phone, other) => other !== index))}
            />
          )}
        </div>
      ))}
      {fieldState.error?.message && <p role="alert">{fieldState.error.message}</p>}
      {phones.length < MAX_PHONES && (
        <Button variant="ghost" iconStart={iconPlus} onClick={() => field.onChange([...phones, ''])}>
          Добавить телефон
        </Button>
      )}
    </div>
  );
}

/** Opening hours by weekday; an empty day is a day off. */
export function HoursFields<Values extends FieldValues & PlaceValues>({ form: { control } }: FieldsProps<Values>) {
  return (
    <fieldset className={css.part}>
      <legend>Режим работы</legend>
      <p className={`${css.wide} ${css.quiet}`}>В&nbsp;виде 09:00–18:00. Пустой день&nbsp;— выходной</p>
      <div className={`${css.wide} ${css.days}`}>
        {weekdays.map((day, index) => (
          <TextField
            key={day}
            control={control}
            name={at<Values>(`hours.days.${index}`)}
            label={day}
            maxLength={11}
            filter={toInterval}
          />
        ))}
        <TextField control={control} name={at<Values>('hours.lunch')} label="Обед" maxLength={11} filter={toInterval} />
      </div>
    </fieldset>
  );
}

/** Replaces a hyphen by the en dash, which keyboards lack. */
const toInterval = (typed: string) => typed.replace(/\s*[-—]\s*/g, '–').replace(/[^\d:–]/g, '');

export function CoordinateFields<Values extends FieldValues & PlaceValues>({ form: { control } }: FieldsProps<Values>) {
  const [longitude, latitude] = useWatch({
    control,
    name: [at<Values>('longitude'), at<Values>('latitude')],
  }) as [string, string];
  const link = mapLink(longitude, latitude);
  return (
    <>
      <TextField
        control={control}
        name={at<Values>('latitude')}
        label="Широта"
        inputMode="decimal"
        placeholder="55.796127"
      />
      <TextField
        control={control}
        name={at<Values>('longitude')}
        label="Долгота"
        inputMode="decimal"
        placeholder="49.106414"
      />
      {link && (
        <TextLink className={css.wide} href={link} target="_blank" rel="noopener">
          Проверить на&nbsp;карте
        </TextLink>
      )}
    </>
  );
}

interface ManyProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  legend: string;
  options: readonly string[];
}

export function ManyField<Values extends FieldValues>({ control, name, legend, options }: ManyProps<Values>) {
  const { field } = useController({ control, name });
  const chosen: readonly string[] = field.value;
  return (
    <ChoiceGroup legend={legend}>
      {options.map((option) => (
        <Checkbox
          key={option}
          name={name}
          label={option}
          checked={chosen.includes(option)}
          // In the order of the options, so that the same choice is the same edit.
          onChange={({ target }) =>
            field.onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
          onBlur={field.onBlur}
        />
      ))}
    </ChoiceGroup>
  );
}
