import { taxModes } from '@site/contracts/company-lists';
import type { Requisites } from '@site/contracts/company-requisites';
import { BankFields } from '@site/forms/bank-fields';
import { SelectField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { toast, toastProblem, useApi } from '@site/runtime';
import { requisitesSchema, taxModeLabels } from './requisite-values.ts';
import css from '../company-entry/entry.module.css';

const modes = taxModes.map((value) => ({ value, label: taxModeLabels[value] }));

interface RequisitesDialogProps {
  known: Requisites;
  onSaved: (requisites: Requisites) => void;
  onClose: () => void;
}

export function RequisitesDialog({ known, onSaved, onClose }: RequisitesDialogProps) {
  const api = useApi();
  const form = useSiteForm<Requisites>({
    schema: requisitesSchema,
    defaultValues: known,
    draft: { name: 'company-requisites' },
  });
  const submit = form.handleSubmit(async (body) => {
    const response = await api.call('PUT /account/profile/main-office/requisites/', { body });
    if (!response.ok) return showProblem(form, response.problem);
    if (response.value.code) void toastProblem({ code: response.value.code });
    else toast.success('Изменения сохранены');
    onSaved(response.value.requisites);
  });
  return (
    <FormDialog
      title="Банк и&nbsp;налоги"
      submit="Сохранить"
      isSubmitting={form.formState.isSubmitting}
      className={css.part}
      onSubmit={submit}
      onClose={onClose}
    >
      <BankFields form={form} />
      <div className={css.wide}>
        <SelectField
          control={form.control}
          name="tax_mode"
          label="НДС в&nbsp;ваших предложениях"
          options={modes}
          required
        />
      </div>
      <div className={css.wide}>
        <FormError control={form.control} />
      </div>
    </FormDialog>
  );
}
