import { formatDateTime } from '@site/kernel/dates';
import css from './request-history.module.css';

interface RequestHistoryProps {
  /** Oldest first, as in the API; `at` is an ISO time, and an empty `text` is omitted. */
  steps: readonly { at: string; title: string; text: string }[];
  /** Whether a screen reader announces steps that are added while the page is open. */
  live?: boolean;
}

/** Newest first, because that is what a visitor looks for. */
export const RequestHistory = ({ steps, live }: RequestHistoryProps) => (
  <section aria-labelledby="history-title">
    <h2 id="history-title" className={css.title}>
      Ход обращения
    </h2>
    <ol className={css.steps} aria-live={live ? 'polite' : undefined}>
      {steps
        .map(({ at, title, text }, index) => (
          <li key={index} className={css.step}>
            <strong>{title}</strong>
            <time dateTime={at} className={css.time}>
              {formatDateTime(at)}
            </time>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))
        .reverse()}
    </ol>
  </section>
);
