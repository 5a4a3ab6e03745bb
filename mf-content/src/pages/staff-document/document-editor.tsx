import type { FileFinding } from '@site/contracts/manage-content';
import { TextareaField, TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { forgetDraft } from '@site/forms/use-draft';
import { toast, useApi, useNavigate } from '@site/runtime';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { TextLink } from '@site/ui/link';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { documentPage, draftOf, editPage, newPage } from '../../features/staff-documents/document-address.ts';
import { Findings } from './findings.tsx';
import type { EditedText } from './route.ts';
import css from './staff-document.module.css';
import { type TemplateKind, templateNames } from './templates.ts';

const schema = z.object({ text: z.string().check(z.minLength(1, 'Напишите текст')), note: filled(false) });

/** Edits the text of a document. It is kept in the tab until it is saved. */
export function DocumentEditor({ edited }: { edited: EditedText }) {
  const { address, base, text: initial } = edited;
  const api = useApi();
  const navigate = useNavigate();
  const [findings, setFindings] = useState<readonly FileFinding[] | null>(null);
  const [newer, setNewer] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const form = useSiteForm({
    schema,
    defaultValues: { text: initial, note: '' },
    draft: { name: draftOf(address, base), keepWhenSent: true },
  });
  const { control } = form;

  const check = async () => {
    setChecking(true);
    const body = { text: form.getValues('text'), address, base };
    const response = await api.call('POST /manage/content/file/check/', { body });
    setChecking(false);
    if (!response.ok) return showProblem(form, { ...response.problem, code: 'validation' });
    form.clearErrors('root.server');
    setFindings(response.value.findings);
  };

  const save = async ({ text, note }: z.infer<typeof schema>, on: number | null) => {
    const response = await api.call('PUT /manage/content/file/', { body: { text, note, address, base: on } });
    if (!response.ok) {
      const { code, data } = response.problem;
      const number = code === 'edited_meanwhile' ? data?.revision : null;
      setNewer(typeof number === 'number' ? number : null);
      if (typeof number !== 'number') showProblem(form, { ...response.problem, code: 'validation' });
      return;
    }
    const { revision, findings: found } = response.value;
    setFindings(found);
    if (!revision) return;
    forgetDraft(draftOf(address, base));
    toast.success(
      revision.number === base ? 'Изменений не\u00a0было' : `Сохранён черновик: ревизия ${revision.number}`,
    );
    await navigate(documentPage(revision.address));
  };
  const submit = form.handleSubmit((values) => save(values, base));

  const showLine = (line: number) => {
    const field = frame.current?.querySelector('textarea');
    if (!field) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    // Browsers do not scroll to a selection: an approximation for lines that are not wrapped.
    field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
  };

  return (
    <form ref={frame} method="dialog" noValidate className={css.editor} onSubmit={submit}>
      {address === null ? (
        <ChipList role="group" aria-label="Что создать">
          {Object.entries(templateNames).map(([kind, name]) => (
            <ChipLink key={kind} href={newPage(kind)} current={initial.includes(`kind: ${kind as TemplateKind}\n`)}>
              {name}
            </ChipLink>
          ))}
        </ChipList>
      ) : (
        <p className={list.quiet}>{`${address}, ревизия ${base}`}</p>
      )}
      <TextareaField
        control={control}
        name="text"
        label="Текст документа"
        hint="Описание документа, затем блоки, разделённые строкой «---»"
        rows={24}
        maxLength={200_000}
        required
      />
      <Findings findings={findings} onLine={showLine} />
      <TextField control={control} name="note" label="Что изменено" hint="Для истории ревизий" maxLength={500} />
      {newer !== null && (
        <Alert
          tone="warning"
          title="Документ изменил кто-то ещё"
          live
          actions={
            <Button variant="secondary" onClick={() => void form.handleSubmit((values) => save(values, newer))()}>
              Сохранить мой текст следующей ревизией
            </Button>
          }
        >
          <span>{`Пока вы писали, появилась ревизия ${newer}. Ваш текст остался в\u00a0поле. `}</span>
          {address && (
            <TextLink href={editPage(address, newer)} target="_blank">
              Посмотреть её в&nbsp;новой вкладке
            </TextLink>
          )}
        </Alert>
      )}
      <FormError control={control} />
      <div className={css.buttons}>
        <SubmitButton of="document" loading={form.formState.isSubmitting}>
          Сохранить черновик
        </SubmitButton>
        <Button variant="secondary" loading={isChecking} onClick={() => void check()}>
          Проверить
        </Button>
        {address && (
          <ButtonLink variant="ghost" href={documentPage(address)}>
            К&nbsp;ревизиям
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
