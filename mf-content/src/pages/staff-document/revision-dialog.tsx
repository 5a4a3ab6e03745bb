import type { ContentRevision } from '@site/contracts/manage-content';
import { formatDateTime } from '@site/kernel/dates';
import { useApi } from '@site/runtime';
import { ConfirmDecision } from '@site/staff/decide';
import { PreviewDialog } from './preview-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

export interface Decided {
  act: 'publish' | 'schedule' | 'unschedule' | 'preview' | 'restore' | 'withdraw';
  revision: ContentRevision;
}

interface RevisionDialogProps {
  decided: Decided;
  live: ContentRevision | undefined;
  /** Called with the documents that link to a withdrawn one. */
  onLinkedFrom: (addresses: readonly string[]) => void;
  onClose: () => void;
}

/** Confirms a decision about a revision. */
export function RevisionDialog({ decided, live, onLinkedFrom, onClose }: RevisionDialogProps) {
  const api = useApi();
  const { act, revision } = decided;
  const { address, number: of, publish_at } = revision;
  const body = { address, revision: of };
  switch (act) {
    case 'schedule':
      return <ScheduleDialog revision={revision} onClose={onClose} />;
    case 'preview':
      return <PreviewDialog revision={revision} onClose={onClose} />;
    case 'publish':
      return (
        <ConfirmDecision
          title={`Опубликовать ревизию ${of}?`}
          confirm="Опубликовать"
          send={() => api.call('POST /manage/content/publish/', { body })}
          done="Опубликовано"
          onClose={onClose}
        >
          {live
            ? `Посетители сразу увидят её вместо ревизии ${live.number}.`
            : `Документ сразу появится по\u00a0адресу ${address}.`}
        </ConfirmDecision>
      );
    case 'unschedule':
      return (
        <ConfirmDecision
          title="Отменить расписание?"
          confirm="Отменить расписание"
          send={() => api.call('POST /manage/content/unschedule/', { body })}
          done="Расписание отменено"
          onClose={onClose}
        >
          {`Ревизия ${of} снова станет черновиком и\u00a0не\u00a0выйдет ${publish_at ? formatDateTime(publish_at) : ''}.`}
        </ConfirmDecision>
      );
    case 'restore':
      return (
        <ConfirmDecision
          title={`Восстановить ревизию ${of}?`}
          confirm="Восстановить"
          send={() => api.call('POST /manage/content/restore/', { body })}
          done="Черновик создан"
          onClose={onClose}
        >
          Её текст станет новым черновиком. На&nbsp;сайте ничего не&nbsp;изменится, пока вы его не&nbsp;опубликуете.
        </ConfirmDecision>
      );
    case 'withdraw': {
      const withdraw = async () => {
        const response = await api.call('POST /manage/content/withdraw/', { body: { address } });
        if (response.ok) onLinkedFrom(response.value.linked_from);
        return response;
      };
      return (
        <ConfirmDecision
          title={'Снять документ с\u00a0сайта?'}
          confirm={'Снять с\u00a0сайта'}
          danger
          send={withdraw}
          done={'Документ снят с\u00a0сайта'}
          onClose={onClose}
        >
          {`По\u00a0адресу ${address} его больше не\u00a0будет. Ревизии останутся: любую можно опубликовать снова.`}
        </ConfirmDecision>
      );
    }
  }
}
