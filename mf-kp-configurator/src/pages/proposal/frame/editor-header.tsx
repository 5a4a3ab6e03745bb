import type { Proposal } from '@site/contracts/proposals';
import type { Seo } from '@site/contracts/seo';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { StatusBadge } from '../../../features/status/status-badge.tsx';
import { useDocument, useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { HistoryButtons } from '../../../features/car-park/frame/history-buttons.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { SaveNote } from './save-note.tsx';
import css from '../../../features/car-park/frame/frame.module.css';

interface EditorHeaderProps {
  proposal: Pick<Proposal, 'number' | 'status' | 'version' | 'versions'>;
  breadcrumbs: Seo['breadcrumbs'];
}

export function EditorHeader({ proposal, breadcrumbs }: EditorHeaderProps) {
  const { number, status, version, versions } = proposal;
  const { readOnly } = useEditor();
  const { object_name } = useDocument().configuration.structure;
  return (
    <header>
      <Breadcrumbs items={breadcrumbs} />
      <div className={css.header}>
        <div className={css.names}>
          <h1>{object_name.trim() || 'Новое предложение'}</h1>
          <div className={css.number}>
            <span>{`${number} `}</span>
            {status !== 'draft' && <StatusBadge status={status} />}
            <span> </span>
            {versions.length > 1 && <CompareVersions versions={versions} version={version} />}
          </div>
        </div>
        <div className={css.tools} data-print="hide">
          <SaveNote />
          {!readOnly && <HistoryButtons />}
        </div>
      </div>
    </header>
  );
}
