import { useSite } from '@site/runtime';
import { Checkbox } from '@site/ui/choice';
import { TextLink } from '@site/ui/link';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface ConsentFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/**
 * Consent to the processing of personal data: by law a document of its own, so the box is never ticked beforehand and
 * its words link to that document. The policy is only to be known, which needs no box.
 */
export function ConsentField<Values extends FieldValues>({ control, name }: ConsentFieldProps<Values>) {
  const { consent, policy } = useSite().urls;
  const { field: { value, ...field }, fieldState } = useController({ control, name });
  return (
    <Checkbox
      {...field}
      checked={value}
      aria-required
      error={fieldState.error?.message}
      label={<>Даю {consent ? <TextLink href={consent} target="_blank">согласие на обработку персональных данных</TextLink> : 'согласие на обработку персональных данных'}</>}
      hint={policy && <>С&nbsp;<TextLink href={policy} target="_blank">политикой обработки персональных данных</TextLink> можно ознакомиться до&nbsp;отправки</>}
    />
  );
}
