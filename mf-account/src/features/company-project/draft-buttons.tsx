import type { ProjectEntry } from '@site/contracts/company-profile';
import { paths } from '@site/contracts/paths';
import { showProblem } from '@site/forms/form';
import { forgetDraft } from '@site/forms/use-draft';
import { problemText, toast, useApi, useNavigate } from '@site/runtime';
import { Button } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toDraft, type ProjectValues } from './project-values.ts';

interface DraftButtonsProps {
  form: UseFormReturn<ProjectValues>;
  project: ProjectEntry;
  /** Name of the form's draft in the tab. */
  draftName: string;
  disabled: boolean;
}

/** Saves an unfinished project as a draft of the company. */
export function DraftButtons({ form, project: { id }, draftName, disabled }: DraftButtonsProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);

  /** Clears the draft in the tab, because the server has the data, and returns to the list. */
  async function leave(done: string) {
    form.reset(form.getValues());
    forgetDraft(draftName);
    toast.success(done);
    await navigate(paths.accountProjects());
  }

  async function save() {
    form.clearErrors();
    if (!(await form.trigger('title', { shouldFocus: true }))) return;
    setSaving(true);
    const body = toDraft(form.getValues());
    const response =
      id === null
        ? await api.call('POST /account/profile/projects/draft/', { body })
        : await api.call('PUT /account/profile/projects/{id}/draft/', { params: { id }, body });
    setSaving(false);
    if (!response.ok) return showProblem(form, response.problem);
    await leave('Черновик сохранён');
  }

  async function remove(draft: string) {
    const response = await api.call('DELETE /account/profile/projects/{id}/draft/', { params: { id: draft } });
    if (!response.ok) return problemText(response.problem);
    await leave('Черновик удалён');
  }

  return (
    <>
      <Button variant="secondary" loading={saving} disabled={disabled} onClick={() => void save()}>
        Сохранить черновик
      </Button>
      {id !== null && (
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          Удалить черновик
        </Button>
      )}
      {id !== null && deleting && (
        <ConfirmDialog
          title="Удалить черновик?"
          confirm="Удалить"
          danger
          onConfirm={() => remove(id)}
          onClose={() => setDeleting(false)}
        >
          Вернуть удалённое нельзя.
        </ConfirmDialog>
      )}
    </>
  );
}
