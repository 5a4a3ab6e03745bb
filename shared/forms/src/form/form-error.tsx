import { Alert } from '@site/ui/alert';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';

/** What went wrong with the form as a whole; stands above its button and is read aloud when it appears. */
export function FormError<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const message = useFormState({ control }).errors.root?.server?.message;
  return message ? (
    <Alert tone="danger" live>
      {message}
    </Alert>
  ) : null;
}
