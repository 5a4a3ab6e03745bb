import { Button, IconButton } from '@site/ui/button';
import { iconClose } from '@site/ui/icons';
import type { Removal } from './use-removal.ts';
import css from './removal-note.module.css';

/** Stays until it is used or closed. The live region exists from the start, so that its content is announced. */
export function RemovalNote({ removal: { removed, restore, dismiss } }: { removal: Removal }) {
  return (
    <div role="status" className={css.place} data-print="hide">
      {removed && (
        <div className={css.note}>
          <span className={css.text}>{removed.text}</span>
          <Button variant="secondary" size="small" onClick={restore}>
            Вернуть
          </Button>
          <IconButton icon={iconClose} label="Закрыть сообщение" className={css.close} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
