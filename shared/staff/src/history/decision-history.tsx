import type { Decision } from '@site/contracts/manage';
import { formatDateTime } from '@site/kernel/dates';
import { useId } from 'react';
import { actionWords } from './action-words.ts';
import css from './history.module.css';

/** Decisions about one item, newest first, with their authors. */
export function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  const id = useId();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        История решений
      </h2>
      <ul className={css.history}>
        {decisions.map(({ at, author, action, text }) => (
          <li key={`${at} ${action}`}>
            <div>{[actionWords[action] ?? action, text].filter(Boolean).join(': ')}</div>
            <div className={css.quiet}>
              {formatDateTime(at)}, {author}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
