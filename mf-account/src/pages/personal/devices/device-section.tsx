import type { OwnSession } from '@site/contracts/personal';
import { formatDate, formatTime } from '@site/kernel/dates';
import { useAction, useApi } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';

const seen = (at: string) => `${formatDate(at)} в\u00a0${formatTime(at)}`;

export function DeviceSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const api = useApi();
  const { busy, act } = useAction();
  const endOthers = () => act(() => api.call('DELETE /account/personal/sessions/'), 'Остальные входы завершены');
  const end = (id: string) =>
    act(() => api.call('DELETE /account/personal/sessions/{id}/', { params: { id } }), 'Вход завершён');

  return (
    <Section title="Устройства">
      <p className={css.quiet}>
        Здесь вы&nbsp;вошли на&nbsp;сайт. Если устройство незнакомо, завершите вход на&nbsp;нём.
      </p>
      <ul className={css.list}>
        {sessions.map(({ id, device, address, seen_at, current }) => (
          <li key={id} className={css.row}>
            <div className={css.rowText}>
              <div className={css.name}>{device || 'Неизвестное устройство'}</div>
              <div className={css.quiet}>{[address, seen(seen_at)].filter(Boolean).join(', ')}</div>
            </div>
            {current ? (
              <Badge tone="success">Это устройство</Badge>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-disabled={busy}
                aria-label={`Завершить вход: ${device || 'неизвестное устройство'}, ${seen(seen_at)}`}
                onClick={() => void end(id)}
              >
                Завершить
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={css.actions}>
          <Button variant="secondary" loading={busy} onClick={() => void endOthers()}>
            Завершить на&nbsp;всех остальных
          </Button>
        </div>
      )}
    </Section>
  );
}
