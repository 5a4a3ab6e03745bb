import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useId } from 'react';
import { shareOf, stageNames, type Work, workInWords } from './import-words.ts';
import css from './import.module.css';

/** How far a check, an import or an undo is. Its place stays while nothing runs; only stages are announced. */
export function ImportProgress({ work }: { work: Work | null }) {
  const id = useId();
  return (
    <span className={css.work}>
      {work && (
        <>
          <span id={id}>{workInWords(work)}</span>
          <progress className={css.bar} aria-labelledby={id} value={shareOf(work)} />
        </>
      )}
      <VisuallyHidden role="status">{work && stageNames[work.stage]}</VisuallyHidden>
    </span>
  );
}
