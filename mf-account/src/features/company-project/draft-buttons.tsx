import type { ProjectEntry } from '@site/contracts/company-profile';
import { paths } from '@site/contracts/paths';
import { showProblem } from '@site/forms/form';
import { forgetDraft } from '@site/forms/use-draft';
import { toast, useApi, useNavigate } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DraftDeletion } from './draft-deletion.tsx';
import { toDraft, type ProjectValues } from './project-values.ts';

interface DraftButtonsProps {
  form: UseFormReturn<ProjectValues>;
  project: ProjectEntry;
  /** Under which the tab keeps what was typed. */
  draftName: string;
  /** Something is on its way that belongs to it. */
  disabled: boolean;
}

/** A project that was not sent yet is kept by the company as far as it is written. */
export function DraftButtons({ form, project: { id }, draftName, disabled }: DraftButtonsProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);

  /** The company has it now: the tab need not keep it. */
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
    const answer =
      id === null
        ? await api.call('POST /account/profile/projects/draft/', { body })
        : await api.call('PUT /account/profile/projects/{id}/draft/', { params: { id }, body });
    setSaving(false);
    if (!answer.ok) return showProblem(form, answer.problem);
    await leave('Черновик сохранён');
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
        <DraftDeletion id={id} onDeleted={() => void leave('Черновик удалён')} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
