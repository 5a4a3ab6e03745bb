import { formatDateTime } from '@site/kernel/dates';
import { list } from '@site/staff/list';
import { useId } from 'react';

interface Step {
  at: string;
  label: string;
  text: string;
}

/** Steps of an item as its author sees them, newest first. */
export function StatesHistory({ steps }: { steps: readonly Step[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={list.section}>
      <h2 id={id} className={list.title}>
        Переписка
      </h2>
      <ol className={list.list}>
        {[...steps].reverse().map(({ at, label, text }, index) => (
          <li key={steps.length - index} className={list.row}>
            <div>
              <strong>{label}</strong>
            </div>
            <div className={list.quiet}>{formatDateTime(at)}</div>
            {text && <p className={list.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
