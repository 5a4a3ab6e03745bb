import { FormError, showProblem, type useSiteForm } from '@site/forms/form';
import { useNavigate, type CallResult } from '@site/runtime';
import { Button, type ButtonProps } from '@site/ui/button';
import type { ReactNode } from 'react';
import columns from '../form-columns/form-columns.module.css';

type Texts = Record<string, string>;
type Form<Values extends Texts> = ReturnType<typeof useSiteForm<Values>>;

interface LookupFormProps<Values extends Texts> {
  form: Form<Values>;
  /** Field that shows the error that nothing was found. */
  number: Parameters<Form<Values>['setError']>[0];
  notFound: string;
  /** Address of the form without scripts. */
  action: string;
  find: (values: Values) => Promise<CallResult<{ url: string | null }>>;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** Finds a request by its number and a contact, which the body contains, because addresses are stored in logs. */
export function LookupForm<Values extends Texts>({
  form,
  number,
  notFound,
  action,
  find,
  variant,
  children,
}: LookupFormProps<Values>) {
  const navigate = useNavigate();
  const submit = form.handleSubmit(async (values) => {
    const response = await find(values);
    if (!response.ok) return showProblem(form, response.problem);
    if (response.value.url) return navigate(response.value.url);
    form.setError(number, { message: notFound });
  });
  return (
    <form
      method="post"
      action={action}
      noValidate
      className={columns.form}
      aria-label="Состояние обращения"
      onSubmit={submit}
    >
      {children}
      <div className={columns.wide}>
        <FormError control={form.control} plain />
      </div>
      <div className={columns.wide}>
        <Button type="submit" variant={variant} loading={form.formState.isSubmitting}>
          Узнать состояние
        </Button>
      </div>
    </form>
  );
}
