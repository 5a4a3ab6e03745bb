import { documentPage } from '@site/contracts/content-pages';
import type { FileFinding } from '@site/contracts/manage-content';
import { TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { filled } from '@site/forms/rules';
import { type CallResult, toast, useApi, useNavigate, useRevalidator } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { Chip, ChipLink, ChipList } from '@site/ui/chip';
import { TextLink } from '@site/ui/link';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LibraryContext } from '../../features/document-forms/picture-dialog.tsx';
import { draftOf, editPage, newPage } from '../../features/staff-documents/document-address.ts';
import { BrokenLinks } from './broken-links.tsx';
import { Findings } from './findings.tsx';
import { FormView } from './form-view.tsx';
import type { EditedDocument } from './route.ts';
import css from './staff-document.module.css';
import { templateNames } from './templates.ts';
import { showLine, TextView } from './text-view.tsx';
import { useWriting } from './use-writing.ts';
import { toDocument, toWriting, type Writing } from './writing.ts';

const schema = z.object({ note: filled(false) });

const mentions = (writing: Writing, link: string) =>
  (writing.view === 'text' ? writing.text : JSON.stringify(toDocument(writing))).includes(link);

const isError = ({ severity }: FileFinding) => severity === 'error';

/** Edits a document as blocks and forms, or as text. Both views show one draft, kept in the tab until it is saved. */
export function DocumentEditor({ edited }: { edited: EditedDocument }) {
  const { address, base, document } = edited;
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { writing, write, isChanged, discard, forget } = useWriting(edited);
  const [findings, setFindings] = useState<readonly FileFinding[] | null>(null);
  const [newer, setNewer] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(false);
  /** Path of the property to show. */
  const [shown, setShown] = useState<{ path: FileFinding['path'] } | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const form = useSiteForm({
    schema,
    defaultValues: { note: '' },
    draft: { name: `${draftOf(address, base)}-note`, keepWhenSent: true },
  });

  const change = (changed: Partial<Writing>) => {
    // A finding with a line or an index belongs to the document as it was checked.
    if (changed.blocks && changed.blocks.length !== writing.blocks?.length) setFindings(null);
    write(changed);
  };
  const written = () => ({
    ...(writing.view === 'text' ? { text: writing.text } : { document: toDocument(writing) }),
    address,
    base,
  });

  const refuse = async ({ status, problem }: Extract<CallResult<never>, { ok: false }>) => {
    showProblem(form, shownAsSent(problem));
    // The second factor may have expired; the draft stays in the tab.
    if ([403, 404].includes(status)) await revalidate();
  };
  const check = async () => {
    setChecking(true);
    const response = await api.call('POST /manage/content/file/check/', { body: written() });
    setChecking(false);
    if (!response.ok) {
      await refuse(response);
      return null;
    }
    form.clearErrors('root.server');
    return response.value;
  };
  const checkOnly = async () => {
    const checked = await check();
    if (checked) setFindings(checked.findings);
  };
  const showAs = async (view: Writing['view']) => {
    if (view === writing.view) return;
    const checked = await check();
    if (!checked) return;
    if (view === 'text') {
      setFindings(null);
      write({ view, text: checked.text });
    } else if (checked.document) {
      setFindings(checked.findings.length ? checked.findings.map((finding) => ({ ...finding, line: null })) : null);
      write({ ...toWriting(checked.document), text: writing.text });
    } else setFindings(checked.findings);
  };

  const save = async (note: string, on: number | null) => {
    const body = { ...written(), note, base: on };
    const response = await api.call('PUT /manage/content/file/', { body });
    if (!response.ok) {
      const { code, data } = response.problem;
      const number = code === 'edited_meanwhile' ? data?.revision : null;
      setNewer(typeof number === 'number' ? number : null);
      if (typeof number !== 'number') await refuse(response);
      return;
    }
    const { revision, findings: found } = response.value;
    setFindings(found);
    if (!revision) {
      const first = found.find(isError);
      if (writing.view === 'form' && first) setShown(first);
      return;
    }
    forget();
    toast.success(
      revision.number === base ? 'Изменений не\u00a0было' : `Сохранён черновик: ревизия ${revision.number}`,
    );
    await navigate(documentPage(revision.address));
  };

  return (
    <form
      ref={frame}
      method="dialog"
      noValidate
      className={css.editor}
      onSubmit={form.handleSubmit(({ note }) => save(note, base))}
    >
      {address === null ? (
        <ChipList role="group" aria-label="Что создать">
          {Object.entries(templateNames).map(([kind, name]) => (
            <ChipLink key={kind} href={newPage(kind)} current={document.kind === kind}>
              {name}
            </ChipLink>
          ))}
        </ChipList>
      ) : (
        <p className={list.quiet}>{`${address}, ревизия ${base}`}</p>
      )}
      <BrokenLinks links={edited.brokenLinks.filter((link) => mentions(writing, link))} />
      <ChipList role="group" aria-label="Вид">
        <Chip pressed={writing.view === 'form'} onClick={() => void showAs('form')}>
          {writing.blocks ? 'Блоки' : 'Форма'}
        </Chip>
        <Chip pressed={writing.view === 'text'} onClick={() => void showAs('text')}>
          Как&nbsp;текст
        </Chip>
      </ChipList>
      <LibraryContext value={edited.pictures}>
        {writing.view === 'text' ? (
          <TextView text={writing.text} onChange={(text) => write({ text })} />
        ) : (
          <FormView
            key={document.kind}
            writing={writing}
            isNew={address === null}
            findings={findings ?? []}
            shown={shown}
            onChange={change}
          />
        )}
      </LibraryContext>
      <Findings
        findings={findings}
        writing={writing}
        onShow={(finding) =>
          finding.line === null ? setShown({ path: finding.path }) : showLine(frame.current, finding.line)
        }
      />
      <TextField control={form.control} name="note" label="Что изменено" hint="Для истории ревизий" maxLength={500} />
      {newer !== null && (
        <Alert
          tone="warning"
          title="Документ изменил кто-то ещё"
          live
          actions={
            <Button variant="secondary" onClick={() => void form.handleSubmit(({ note }) => save(note, newer))()}>
              Сохранить мою версию следующей ревизией
            </Button>
          }
        >
          <span>{`Пока вы писали, появилась ревизия ${newer}. Ваша версия осталась здесь. `}</span>
          {address && (
            <TextLink href={editPage(address, newer)} target="_blank">
              Посмотреть ту в&nbsp;новой вкладке
            </TextLink>
          )}
        </Alert>
      )}
      <FormError control={form.control} />
      <div className={css.buttons}>
        <SubmitButton of="document" loading={form.formState.isSubmitting}>
          Сохранить черновик
        </SubmitButton>
        <Button variant="secondary" loading={isChecking} onClick={() => void checkOnly()}>
          Проверить
        </Button>
        {isChanged && (
          <Button
            variant="ghost"
            onClick={() => {
              setFindings(null);
              discard();
            }}
          >
            Отменить все изменения
          </Button>
        )}
        {address && (
          <ButtonLink variant="ghost" href={documentPage(address)}>
            К&nbsp;ревизиям
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
