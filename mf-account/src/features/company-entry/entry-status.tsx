import type { Change, EntryStatus as Status } from '@site/contracts/company-profile';
import { Alert } from '@site/ui/alert';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { DataTable } from '@site/ui/data-table';

const labels: Record<Status, { text: string; tone: BadgeProps['tone'] }> = {
  empty: { text: 'Не\u00a0заполнено', tone: 'neutral' },
  draft: { text: 'Черновик', tone: 'neutral' },
  moderation: { text: 'На\u00a0модерации', tone: 'warning' },
  rejected: { text: 'Отклонён', tone: 'danger' },
  published: { text: 'Опубликован', tone: 'success' },
  hidden: { text: 'Скрыт', tone: 'neutral' },
};

interface StatusBadgeProps {
  entry: { status: Status; is_hidden: boolean };
}

export const StatusBadge = ({ entry: { status, is_hidden } }: StatusBadgeProps) => (
  <>
    <Badge tone={labels[status].tone}>{labels[status].text}</Badge>
    {is_hidden && status !== 'hidden' && (
      <span>
        {' '}
        <Badge>{labels.hidden.text}</Badge>
      </span>
    )}
  </>
);

interface EntryStatusProps {
  status: Status;
  is_published: boolean;
  is_hidden: boolean;
  reason: string;
  changes: readonly Change[];
}

export function EntryStatus({ status, is_published, is_hidden, reason, changes }: EntryStatusProps) {
  if (status === 'rejected')
    return (
      <Alert tone="danger" title={`Не\u00a0опубликовано: ${reason}`}>
        {is_published && <span>На&nbsp;сайте остаётся прежняя редакция. </span>}
        <span>Исправьте данные и&nbsp;отправьте их&nbsp;снова.</span>
      </Alert>
    );
  if (status !== 'moderation') return null;
  return (
    <>
      <Alert tone="warning" title="Изменения на&nbsp;модерации">
        {is_published
          ? 'До\u00a0проверки на\u00a0сайте остаётся прежняя редакция. Новая правка заменит эту.'
          : is_hidden
            ? 'На\u00a0сайте этих сведений нет: вы скрыли их. После проверки их можно будет показать.'
            : 'Сведения появятся на\u00a0сайте после проверки.'}
      </Alert>
      {is_published && (
        <DataTable
          caption="Что изменится"
          columns={[
            { key: 'label', title: 'Поле', cell: ({ label }: Change) => label },
            { key: 'before', title: 'На\u00a0сайте', cell: ({ before }: Change) => before || '—' },
            { key: 'after', title: 'После проверки', cell: ({ after }: Change) => after || '—' },
          ]}
          rows={changes}
          rowKey={({ label }) => label}
        />
      )}
    </>
  );
}
