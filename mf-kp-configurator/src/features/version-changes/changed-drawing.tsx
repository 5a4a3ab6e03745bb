import type { VersionChanges } from '@site/contracts/version-changes';
import css from './version-changes.module.css';

type Changed = VersionChanges['drawing'][number];

const wordsOf = ({ moved, was_called }: Changed) =>
  [was_called !== null && `раньше называлось «${was_called}»`, moved && 'стоит в\u00a0другом месте']
    .filter(Boolean)
    .join(', ');

/** Objects that were moved or renamed on the plan. */
export function ChangedDrawing({ drawing }: { drawing: VersionChanges['drawing'] }) {
  if (drawing.length === 0) return null;
  return (
    <details open={drawing.length <= 5}>
      <summary className={css.summary}>На&nbsp;плане парковки: {drawing.length}</summary>
      <ul className={css.lines} aria-label="Отличия на&nbsp;плане">
        {drawing.map((changed, index) => (
          <li key={index} className={css.line}>
            <div className={css.name}>
              {changed.name}
              <span className={css.quiet}>{wordsOf(changed)}</span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
