import { CompanyLookup, type CompanyState, type LookupResult } from '@site/forms/company-lookup';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { innLength, messages } from '@site/forms/rules';
import { isInn } from '@site/kernel/inn';
import { refreshSession, toast, useApi, useRevalidator, useSessionStore, useSite } from '@site/runtime';
import { Card } from '@site/ui/card';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import css from '../company-entry/entry.module.css';

const schema = z.object({
  inn: innLength(messages.innRequired),
  company: z.string(),
  company_state: z.enum(['none', 'found', 'closed', 'by_hand'] satisfies CompanyState[]),
});
type Values = z.infer<typeof schema>;

/**
 * Requests membership of a company by its tax number. Its owner or manager approves; for a new company the manufacturer
 * does, and makes the first person its owner.
 */
export function JoinForm() {
  const api = useApi();
  const store = useSessionStore();
  const { revalidate } = useRevalidator();
  const { company_lookup } = useSite().settings;
  const form = useSiteForm<Values>({
    schema,
    defaultValues: { inn: '', company: '', company_state: 'none' },
    draft: { name: 'company-join' },
  });
  const { control } = form;
  const state = useWatch({ control, name: 'company_state' });

  const take = ({ state: next, company }: LookupResult) => {
    form.setValue('company_state', next);
    form.setValue('company', company?.company ?? '');
  };
  const submit = form.handleSubmit(async ({ inn, company, company_state }) => {
    // While typing, the number is looked up as it is; on submit it has to be valid.
    if (!isInn(inn)) return form.setError('inn', { message: messages.innDigits });
    if (company_state === 'closed') return form.setError('inn', { message: 'Организация ликвидирована' });
    const response = await api.call('POST /account/profile/employees/join/', { body: { inn, company } });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success(
      response.value.decided_by === 'company' ? 'Запрос отправлен компании' : 'Заявка отправлена на\u00a0проверку',
    );
    await refreshSession(store, api);
    await revalidate();
  });

  return (
    <Card>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <p>
          Укажите ИНН компании. Если она уже работает с&nbsp;нами, её руководитель или менеджер подтвердит, что вы
          сотрудник. Если нет, мы проверим заявку, и&nbsp;вы станете руководителем компании на&nbsp;сайте.
        </p>
        <CompanyLookup control={control} name="inn" service={company_lookup} state={state} onResult={take} />
        <FormError control={control} />
        <div className={css.actions}>
          <SubmitButton of="join" loading={form.formState.isSubmitting}>
            Отправить запрос
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
