import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';
import { useNavigate } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Button } from '@site/ui/button';
import { isSameDocument } from '../../features/car-park/editor/document.ts';
import { useEditor, useTyped } from '../../features/car-park/editor/editor-context.tsx';
import { HistoryButtons } from '../../features/car-park/frame/history-buttons.tsx';
import css from '../../features/car-park/frame/frame.module.css';
import { AccountAction } from './account-action.tsx';
import { emptyDocument } from './start-documents.ts';
import { KeepingNote } from './keeping-note.tsx';

export function ConfiguratorHeader({ seo }: { seo: Pick<Seo, 'h1' | 'breadcrumbs'> }) {
  return (
    <header>
      <Breadcrumbs items={seo.breadcrumbs} />
      <div className={css.header}>
        <div className={css.names}>
          <h1>{seo.h1}</h1>
          <p className={css.number}>
            Состав оборудования, план проездов и&nbsp;смета по&nbsp;розничным ценам. Вход не&nbsp;нужен.
          </p>
        </div>
        <div className={css.tools} data-print="hide">
          <KeepingNote />
          <StartAgain />
          <HistoryButtons />
          <AccountAction aim="save" />
        </div>
      </div>
    </header>
  );
}

/** Removes everything that was entered; an ordinary step, so undo restores it. */
function StartAgain() {
  const { edit } = useEditor();
  const navigate = useNavigate();
  const isEmpty = useTyped((document) => isSameDocument(document, emptyDocument()));
  if (isEmpty) return null;
  return (
    <Button
      variant="ghost"
      onClick={() => {
        edit(emptyDocument);
        void navigate(paths.configurator());
      }}
    >
      Начать заново
    </Button>
  );
}
