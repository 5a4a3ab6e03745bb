import { useState } from 'react';
import { Button } from '../src/button/index.ts';
import { DataTable } from '../src/data-table/index.ts';
import type { ComponentDescription } from './component-description.ts';
import css from './gallery.module.css';

/** Properties and sample code of a component. The page lists every component, so the content is rendered on opening. */
export function ComponentNotes({ component }: { component: ComponentDescription }) {
  const [open, setOpen] = useState(false);
  return (
    <details id={component.name} className={css.note} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>{component.name}</code>: свойства и&nbsp;код
      </summary>
      {open && <Notes component={component} />}
    </details>
  );
}

function Notes({ component }: { component: ComponentDescription }) {
  const { name, entry, description, native, properties, snippet } = component;
  return (
    <>
      {description && <p lang="en">{description}</p>}
      {properties.length > 0 && (
        <DataTable
          caption={`Свойства ${name}`}
          rows={[...properties]}
          rowKey={(property) => property.name}
          columns={[
            { key: 'name', title: 'Свойство', cell: (property) => <code>{property.name}</code> },
            { key: 'type', title: 'Тип', cell: (property) => <code className={css.type}>{property.type}</code> },
            { key: 'required', title: 'Обязательно', cell: (property) => (property.required ? 'да' : 'нет') },
            { key: 'default', title: 'По умолчанию', cell: (property) => property.default ?? '—' },
            { key: 'description', title: 'Что это', cell: (property) => <span lang="en">{property.description}</span> },
          ]}
        />
      )}
      {native && <p>И&nbsp;все атрибуты своего элемента HTML.</p>}
      <Snippet name={name} code={`import { ${name} } from '@site/ui/${entry}';\n\n${snippet}`} />
    </>
  );
}

/** Focusable, so that long lines can be scrolled by keyboard. */
const scrollable = { role: 'region', tabIndex: 0 } as const;

function Snippet({ name, code }: { name: string; code: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.snippet}>
      <pre {...scrollable} aria-label={`Код ${name}`}>
        <code>{code}</code>
      </pre>
      <Button size="small" variant="secondary" onClick={() => void copy()}>
        Скопировать
      </Button>
      <span role="status" className={css.copied}>
        {copied === true && <span>Скопировано</span>}
        {copied === false && <span>Не получилось: выделите код и скопируйте его сами</span>}
      </span>
    </div>
  );
}
