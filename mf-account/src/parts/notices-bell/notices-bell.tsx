import { formatCount } from '@site/kernel/plurals';
import { useSession, type PartComponentProps } from '@site/runtime';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconBell } from '@site/ui/icons';
import { lazy, Suspense, useState } from 'react';
import css from './notices-bell.module.css';

const NoticesPanel = lazy(() => import('./notices-panel.tsx'));

/** Bell with the number of unread notices, which comes with the session; the notices are loaded on a click. */
export function NoticesBell({ className }: PartComponentProps<'notices-bell'>) {
  const unread = useSession((session) => session.notices_unread ?? 0);
  const [isOpen, setOpen] = useState(false);
  const news = formatCount(unread, ['новое', 'новых', 'новых']);
  return (
    <>
      <button
        type="button"
        className={cx(css.bell, className)}
        aria-label={unread ? `Уведомления, ${news}` : 'Уведомления'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={iconBell} />
        {unread > 0 && <span className={css.counter}>{unread > 99 ? '99+' : unread}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticesPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
