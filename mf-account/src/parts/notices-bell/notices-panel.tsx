import type { NoticesResponse } from '@site/contracts/notices';
import { toastProblem, useApi, useSessionStore } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Sheet } from '@site/ui/dialog';
import { EmptyState } from '@site/ui/empty-state';
import { Skeleton } from '@site/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { NoticeList } from './notice-list.tsx';
import css from './notices-panel.module.css';

type State = NoticesResponse | 'loading' | 'failed';

/**
 * The latest notices. When shown they are marked as read on all devices; new ones keep their badge while the panel is
 * open.
 */
export default function NoticesPanel({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const session = useSessionStore();
  const [state, setState] = useState<State>('loading');

  const load = useCallback(async () => {
    setState('loading');
    const response = await api.call('GET /account/notices/');
    if (!response.ok) return setState('failed');
    setState(response.value);
    const [newest] = response.value.items;
    if (!newest || !response.value.unread) return;
    const read = await api.call('POST /account/notices/read/', { body: { up_to: newest.id } });
    if (read.ok) session.setState({ notices_unread: 0 });
  }, [api, session]);

  useEffect(() => {
    // Deferred, because an effect must not set state synchronously; the state is `loading` already.
    void Promise.resolve().then(load);
  }, [load]);

  async function setDigest(known: NoticesResponse, digest: boolean) {
    setState({ ...known, digest });
    const response = await api.call('PUT /account/notices/digest/', { body: { digest } });
    if (response.ok) return;
    setState(known);
    await toastProblem(response.problem);
  }

  return (
    <Sheet
      open
      side="right"
      title="Уведомления"
      onClose={onClose}
      footer={
        typeof state === 'object' && (
          <Checkbox
            checked={state.digest}
            onChange={(event) => void setDigest(state, event.currentTarget.checked)}
            label="Присылать сводку раз в&nbsp;день на&nbsp;электронную почту"
          />
        )
      }
    >
      {state === 'loading' && (
        <div className={css.waiting} role="status" aria-label="Уведомления загружаются">
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {state === 'failed' && (
        <>
          <Alert tone="danger" live>
            Не&nbsp;удалось загрузить уведомления.
          </Alert>
          <Button variant="secondary" onClick={() => void load()}>
            Повторить
          </Button>
        </>
      )}
      {typeof state === 'object' &&
        (state.items.length ? (
          <NoticeList items={state.items} onFollow={onClose} />
        ) : (
          <EmptyState title="Пока ничего не&nbsp;произошло" headingLevel={3}>
            Здесь появится, как движутся ваши заказы и&nbsp;что решено по&nbsp;заявкам.
          </EmptyState>
        ))}
    </Sheet>
  );
}
