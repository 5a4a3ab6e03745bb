import type { ContentPreview } from '@site/contracts/page';
import { formatDateTime } from '@site/kernel/dates';
import { Alert } from '@site/ui/alert';
import { Container } from '@site/ui/layout';
import css from './preview-notice.module.css';

const states: Record<ContentPreview['state'], string> = {
  draft: 'черновик, на\u00a0сайте его ещё нет',
  scheduled: 'ждёт своего часа',
  live: 'уже на\u00a0сайте',
  past: 'была на\u00a0сайте раньше',
};

/** Marks a preview, so that it is not mistaken for the published page. */
export function PreviewNotice({ preview }: { preview: ContentPreview }) {
  const { address, number, state, created_at, publish_at, expires_at, is_partial: isPartial } = preview;
  return (
    <Container className={css.notice}>
      <Alert tone="warning" title="Предварительный просмотр">
        Документ {address}, ревизия {number} от&nbsp;{formatDateTime(created_at)}: {states[state]}
        {publish_at && <span>, выйдет {formatDateTime(publish_at)}</span>}
        <span>. Ссылка действует до&nbsp;{formatDateTime(expires_at)}.</span>
        {isPartial && <span> Здесь показаны только блоки: остальное на&nbsp;странице рисует другая часть сайта.</span>}
      </Alert>
    </Container>
  );
}
