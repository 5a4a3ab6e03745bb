import type { ManagedMenu } from '@site/contracts/manage-menus';
import { formatDateTime } from '@site/kernel/dates';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { list, StaffRow } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { useState } from 'react';

type Change = ManagedMenu['history'][number];

/** Changes with their authors; each can be undone together with all later ones. */
export function MenuHistory({ managed: { menu, history } }: { managed: ManagedMenu }) {
  const api = useApi();
  const [restored, setRestored] = useState<Change | null>(null);
  if (history.length === 0) return null;
  return (
    <section className={list.section} aria-labelledby="menu-history">
      <h2 id="menu-history" className={list.title}>
        История изменений
      </h2>
      <ul className={list.list}>
        {history.map((change) => (
          <StaffRow
            key={change.id}
            title={`${formatDateTime(change.at)}, ${change.author}`}
            actions={
              <Button variant="secondary" size="small" onClick={() => setRestored(change)}>
                Вернуть как было
              </Button>
            }
          >
            <div className={list.text}>{change.text}</div>
          </StaffRow>
        ))}
      </ul>
      {restored && (
        <ConfirmDecision
          title="Вернуть меню?"
          confirm="Вернуть"
          send={() => api.call('PUT /manage/menus/', { body: { ...menu, items: restored.before } })}
          done="Меню возвращено"
          onClose={() => setRestored(null)}
        >
          {`Меню станет таким, каким было до\u00a0изменения ${formatDateTime(restored.at)}: более поздние изменения тоже пропадут. Нынешнее останется в\u00a0истории.`}
        </ConfirmDecision>
      )}
    </section>
  );
}
