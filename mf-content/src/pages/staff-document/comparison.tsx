import { documentPage } from '@site/contracts/content-pages';
import type { ContentRevision } from '@site/contracts/manage-content';
import { formatDateTime } from '@site/kernel/dates';
import { useLocation } from '@site/runtime';
import { list } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button, ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { revisionStates } from '../../features/staff-documents/document-words.ts';
import { type ChangedValue, compareDocuments, type ComparedPart } from './compare-documents.ts';
import css from './comparison.module.css';
import type { ComparedRevisions } from './route.ts';

const states = { added: 'Добавлен', removed: 'Удалён', changed: 'Изменён', same: 'Без\u00a0изменений' };
const tones = { added: 'success', removed: 'danger', changed: 'warning', same: 'neutral' } as const;

const described = ({ number, state, created_at, author }: ContentRevision) =>
  `Ревизия ${number}, ${revisionStates[state].toLowerCase()}, ${formatDateTime(created_at)}, ${author}`;

/** The differences of two revisions, with the choice of both. */
export function Comparison({ compared }: { compared: ComparedRevisions }) {
  const { address, before, after, revisions } = compared;
  const { pathname } = useLocation();
  const { head, parts } = compareDocuments(before.document, after.document);
  const isSame = head.length === 0 && parts.every(({ state, isMoved }) => state === 'same' && !isMoved);
  return (
    <div className={css.comparison}>
      <form method="get" action={pathname} aria-label="Ревизии для сравнения" className={css.choice}>
        {(
          [
            ['compare', 'Было', before],
            ['with', 'Стало', after],
          ] as const
        ).map(([name, label, chosen]) => (
          <Field key={name} label={label}>
            <Select key={chosen.number} name={name} defaultValue={chosen.number}>
              {revisions.map((revision) => (
                <option key={revision.number} value={revision.number}>
                  {described(revision)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <div className={css.buttons}>
          <Button type="submit" variant="secondary">
            Сравнить
          </Button>
          <ButtonLink variant="ghost" href={documentPage(address)}>
            К&nbsp;ревизиям
          </ButtonLink>
        </div>
      </form>
      {isSame && <EmptyState title="Ревизии одинаковы">Выберите другие, чтобы увидеть разницу.</EmptyState>}
      {head.length > 0 && (
        <section aria-labelledby="compared-head" className={list.section}>
          <h2 id="compared-head" className={list.title}>
            Свойства документа
          </h2>
          <Changes changes={head} />
        </section>
      )}
      {!isSame && parts.length > 0 && (
        <section aria-labelledby="compared-parts" className={list.section}>
          <h2 id="compared-parts" className={list.title}>
            Содержание по&nbsp;порядку
          </h2>
          <ol className={css.parts}>
            {parts.map((part) => (
              <Part key={`${part.before} ${part.after}`} part={part} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const Part = ({ part: { name, state, before, after, isMoved, changes } }: { part: ComparedPart }) => (
  <li className={css.part} data-state={state}>
    <div className={css.name}>
      <h3 className={css.partTitle}>{`${after ?? before}. ${name}`}</h3>
      {(state !== 'same' || !isMoved) && <Badge tone={tones[state]}>{states[state]}</Badge>}
      {isMoved && <Badge tone="info">{`Перемещён: был ${before}-м, стал ${after}-м`}</Badge>}
    </div>
    {changes.length > 0 && <Changes changes={changes} state={state} />}
  </li>
);

interface ChangesProps {
  changes: readonly ChangedValue[];
  /** An added part has no old values, a removed one no new ones. */
  state?: ComparedPart['state'];
}

const Changes = ({ changes, state = 'changed' }: ChangesProps) => (
  <ul className={css.changes}>
    {changes.map(({ label, before, after }) => (
      <li key={label}>
        <div className={css.label}>{label}</div>
        <div className={css.sides}>
          {state !== 'added' && <Side title="Было" text={before} />}
          {state !== 'removed' && <Side title="Стало" text={after} />}
        </div>
      </li>
    ))}
  </ul>
);

const Side = ({ title, text }: { title: string; text: string | null }) => (
  <div className={css.side}>
    <div className={list.quiet}>{title}</div>
    <div className={css.text}>{text || 'Пусто'}</div>
  </div>
);
