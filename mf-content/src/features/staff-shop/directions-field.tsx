import { directions } from '@site/contracts/company-lists';
import type { useSiteForm } from '@site/forms/form';
import { Checkbox, ChoiceGroup } from '@site/ui/choice';
import type { ShopValues } from './shop-values.ts';
import css from './shop-dialog.module.css';

interface DirectionsFieldProps {
  form: ReturnType<typeof useSiteForm<ShopValues>>;
}

export function DirectionsField({ form: { watch, setValue, formState } }: DirectionsFieldProps) {
  const chosen = watch('directions');
  const error = formState.errors.directions;
  const toggle = (one: (typeof directions)[number], ticked: boolean) =>
    setValue(
      'directions',
      directions.filter((other) => (other === one ? ticked : chosen.includes(other))),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <ChoiceGroup legend="Направления">
      <div className={css.directions}>
        {directions.map((one) => (
          <Checkbox
            key={one}
            label={one}
            checked={chosen.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          {error.message}
        </p>
      )}
    </ChoiceGroup>
  );
}
