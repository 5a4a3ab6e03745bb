import { discountGroups, partnerLevels } from '@site/contracts/company-lists';
import type { CompanyTerms, ManagedCompany } from '@site/contracts/manage-companies';
import { SelectField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { groupRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { DecisionForm, useNewerValues } from '@site/staff/decide';
import { ChoiceGroup } from '@site/ui/choice';
import { levelNames } from '../../features/staff-words/company-words.ts';
import css from './terms-dialog.module.css';
import { readTerms, termsOf, termsSchema, type TermsValues, valuesOf } from './terms-values.ts';

const levels = partnerLevels.map((value) => ({ value, label: levelNames[value] }));

interface TermsDialogProps {
  company: ManagedCompany;
  onClose: () => void;
}

export function TermsDialog({ company, onClose }: TermsDialogProps) {
  const api = useApi();
  const form = useSiteForm({
    schema: termsSchema,
    defaultValues: valuesOf(company),
    draft: { name: `staff-company-terms-${company.id}` },
  });
  const { control } = form;

  const { read, take } = useNewerValues(form, readTerms(company), valuesOf);

  async function send(values: TermsValues) {
    const body = { ...termsOf(values), base: read };
    const response = await api.call('PUT /manage/companies/{id}/terms/', { params: { id: company.id }, body });
    if (!response.ok && response.problem.code === 'edited_meanwhile')
      take(response.problem.data?.terms as CompanyTerms);
    return response;
  }

  return (
    <DecisionForm
      form={form}
      title={`Условия: ${company.name}`}
      submit="Сохранить"
      className={css.form}
      send={send}
      done="Условия изменены"
      onClose={onClose}
    >
      <p>Руководители компании получат уведомление о&nbsp;том, что&nbsp;изменилось.</p>
      <SelectField control={control} name="level" label="Уровень" options={levels} required />
      <ChoiceGroup legend="Персональные скидки на группы товаров, %">
        <div className={css.discounts}>
          {discountGroups.map((group) => (
            <TextField
              key={group}
              control={control}
              name={`personal_discount.${group}`}
              label={group}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextField
        control={control}
        name="credit_limit"
        label="Лимит отсрочки платежа, ₽"
        hint="Пусто: без&nbsp;отсрочки"
        inputMode="numeric"
        autoComplete="off"
        tidy={groupRoubles}
      />
    </DecisionForm>
  );
}
