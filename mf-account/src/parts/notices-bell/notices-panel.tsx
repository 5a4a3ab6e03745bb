import type { NoticesResponse } from '@site/contracts/notices';
import { toastProblem, useApi, useLoad, useSessionStore } from '@site/runtime';
import { RetryAlert } from '@site/ui/alert';
import { Checkbox } from '@site/ui/choice';
import { Sheet } from '@site/ui/dialog';
import { EmptyState } from '@site/ui/empty-state';
import { Skeleton } from '@site/ui/skeleton';
import { useState } from 'react';
import { NoticeList } from './notice-list.tsx';
import css from './notices-panel.module.css';

/**
 * The latest notices. When shown they are marked as read on all devices; new ones keep their badge while the panel is
 * open.
 */
export default function NoticesPanel({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const session = useSessionStore();
  const [digest, setDigest] = useState<boolean>();
  async function markRead({ items: [newest], unread }: NoticesResponse) {
    if (!newest || !unread) return;
    const read = await api.call('POST /account/notices/read/', { body: { up_to: newest.id } });
    if (read.ok) session.setState({ notices_unread: 0 });
  }

  const { value, problem, retry } = useLoad('notices', async (signal) => {
    const response = await api.call('GET /account/notices/', { signal });
    if (response.ok) void markRead(response.value);
    return response;
  });

  async function changeDigest(next: boolean) {
    setDigest(next);
    const response = await api.call('PUT /account/notices/digest/', { body: { digest: next } });
    if (response.ok) return;
    setDigest(!next);
    await toastProblem(response.problem);
  }

  return (
    <Sheet
      open
      side="right"
      title="Уведомления"
      onClose={onClose}
      footer={
        value && (
          <Checkbox
            checked={digest ?? value.digest}
            onChange={(event) => void changeDigest(event.currentTarget.checked)}
            label="Присылать сводку раз в&nbsp;день на&nbsp;электронную почту"
          />
        )
      }
    >
      {!value && !problem && (
        <div className={css.waiting} role="status" aria-label="Уведомления загружаются">
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {problem && <RetryAlert onRetry={retry}>Не&nbsp;удалось загрузить уведомления.</RetryAlert>}
      {value &&
        (value.items.length ? (
          <NoticeList items={value.items} onFollow={onClose} />
        ) : (
          <EmptyState title="Пока ничего не&nbsp;произошло" headingLevel={3}>
            Здесь появится, как движутся ваши заказы и&nbsp;что решено по&nbsp;заявкам.
          </EmptyState>
        ))}
    </Sheet>
  );
}
