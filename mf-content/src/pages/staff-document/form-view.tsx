import { documentForms } from '@site/contracts/document-forms';
import type { AnyFields } from '@site/contracts/form-fields';
import type { DraftDocument, FileFinding } from '@site/contracts/manage-content';
import { list } from '@site/staff/list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldsForm } from '../../features/document-forms/fields-form.tsx';
import { MistakesContext } from '../../features/document-forms/mistakes.ts';
import { BlockList } from './block-list.tsx';
import css from './staff-document.module.css';
import { blockIndexOf, type Writing } from './writing.ts';

interface FormViewProps {
  writing: Writing;
  isNew: boolean;
  findings: readonly FileFinding[];
  /** The property to show, wherever it is. A new object shows it again. */
  shown: Pick<FileFinding, 'path'> | null;
  onChange: (change: Partial<Writing>) => void;
}

const address: AnyFields = {
  address: {
    kind: 'text',
    label: 'Адрес',
    hint: 'Начинается и\u00a0кончается знаком «/», латинскими буквами',
  },
};

/** The nearest control of a property: lists with one control have the mistakes of their items. */
function controlOf(frame: HTMLElement | null, path: FileFinding['path']): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.');
    const found = frame?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`);
    if (found) return found;
  }
  return null;
}

/** The head of a document as a form, and its blocks as visitors see them. */
export function FormView({ writing, isNew, findings, shown, onChange }: FormViewProps) {
  const { head, blocks } = writing;
  const [open, setOpen] = useState<number | null>(null);
  const [shownBefore, setShownBefore] = useState(shown);
  const details = useRef<HTMLDetailsElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  if (shown !== shownBefore) {
    setShownBefore(shown);
    const index = shown && blockIndexOf(shown.path);
    if (index !== null && blocks?.[index]) setOpen(blocks[index].key);
  }
  useEffect(() => {
    if (!shown) return;
    if (details.current && blockIndexOf(shown.path) === null) details.current.open = true;
    controlOf(frame.current, shown.path)?.focus();
  }, [shown]);

  const mistakes = useMemo(
    () =>
      new Map(
        findings.flatMap(({ path, line, message }) => (line === null ? [[path.join('.'), message] as const] : [])),
      ),
    [findings],
  );
  const form = (
    <div className={css.head}>
      <FieldsForm
        fields={{ ...(isNew && address), ...documentForms[head.kind].fields }}
        name=""
        values={head}
        onChange={(values) => onChange({ head: values as DraftDocument })}
      />
    </div>
  );
  return (
    <MistakesContext value={mistakes}>
      <div ref={frame} className={css.document}>
        {blocks ? (
          <>
            <details ref={details} className={css.about} open={isNew}>
              <summary className={css.summary}>
                {documentForms[head.kind].name}: заголовок, описание и&nbsp;другие свойства
              </summary>
              {form}
            </details>
            {blocks.length === 0 && <p className={list.quiet}>Блоков пока нет. Добавьте первый.</p>}
            <BlockList
              blocks={blocks}
              open={open}
              mistakes={mistakes}
              onOpen={setOpen}
              onChange={(changed) => onChange({ blocks: changed })}
            />
          </>
        ) : (
          form
        )}
      </div>
    </MistakesContext>
  );
}
