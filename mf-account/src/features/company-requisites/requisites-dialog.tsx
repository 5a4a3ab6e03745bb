import { taxModes } from '@site/contracts/company-lists';
import type { Requisites } from '@site/contracts/company-requisites';
import { BankFields } from '@site/forms/bank-fields';
import { SelectField } from '@site/forms/fields';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { toast, toastProblem, useApi } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useId } from 'react';
import { requisitesSchema, taxModeLabels } from './requisite-values.ts';
import css from '../company-entry/entry.module.css';

const modes = taxModes.map((value) => ({ value, label: taxModeLabels[value] }));

interface RequisitesDialogProps {
  known: Requisites;
  onSaved: (requisites: Requisites) => void;
  onClose: () => void;
}

export function RequisitesDialog({ known, onSaved, onClose }: RequisitesDialogProps) {
  const id = useId();
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
  const footer = (
    <>
      <Button type="submit" form={id} loading={form.formState.isSubmitting}>
        Сохранить
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Банк и&nbsp;налоги" footer={footer}>
      <form id={id} method="dialog" noValidate className={css.part} onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
