import { withQuery } from '@site/contracts/addresses';
import type { StaffView } from '@site/contracts/manage-views';
import { paths } from '@site/contracts/paths';
import { isStaffSection } from '@site/contracts/staff-rights';
import { viewQuery } from '@site/contracts/view-query';
import { useApi, useLocation } from '@site/runtime';
import { Button, IconButton } from '@site/ui/button';
import { ChipLink } from '@site/ui/chip';
import { iconClose, iconPlus } from '@site/ui/icons';
import { use, useState } from 'react';
import { ConfirmDecision } from '../decide/index.ts';
import { SaveView } from './save-view.tsx';
import { ViewsContext } from './views-context.ts';
import css from './views.module.css';

/** Saved views of the list as links, and a button that saves the present filters, search and order. */
export function SavedViews() {
  const views = use(ViewsContext);
  const { pathname, search } = useLocation();
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<StaffView | null>(null);
  const section = pathname.split('/')[3] ?? '';
  const present = viewQuery(search);
  const isSaved = views?.some(({ query }) => query === present);
  if (!views || !isStaffSection(section) || (views.length === 0 && present === '')) return null;
  return (
    <>
      <nav aria-label="Сохранённые виды" className={css.views}>
        {views.length > 0 && (
          <ul className={css.list}>
            {views.map((view) => (
              <li key={view.id} className={css.view}>
                <ChipLink
                  href={withQuery(paths.staffSection(section), Object.fromEntries(new URLSearchParams(view.query)))}
                  current={view.query === present}
                >
                  {view.name}
                </ChipLink>
                <IconButton icon={iconClose} label={`Удалить вид «${view.name}»`} onClick={() => setRemoved(view)} />
              </li>
            ))}
          </ul>
        )}
        {present !== '' && !isSaved && (
          <Button size="small" variant="secondary" iconStart={iconPlus} onClick={() => setSaving(true)}>
            Сохранить вид
          </Button>
        )}
      </nav>
      {isSaving && <SaveView section={section} query={present} onClose={() => setSaving(false)} />}
      {removed && (
        <ConfirmDecision
          title={`Удалить вид «${removed.name}»?`}
          confirm="Удалить"
          danger
          send={() => api.call('POST /manage/views/{id}/remove/', { params: { id: removed.id } })}
          done="Вид удалён"
          onClose={() => setRemoved(null)}
        >
          Строки списка останутся, удалится только ссылка с&nbsp;фильтрами.
        </ConfirmDecision>
      )}
    </>
  );
}
