import type { Claim } from '@site/contracts/warranty';
import { claimStateLabels } from '@site/contracts/warranty-lists';
import { formatDateTime } from '@site/kernel/dates';
import css from './warranty-claim-page.module.css';

/** Newest first, because that is what a visitor looks for. */
export function ClaimHistory({ history }: Pick<Claim, 'history'>) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className={css.subtitle}>
        Ход обращения
      </h2>
      <ol className={css.history} aria-live="polite">
        {[...history].reverse().map(({ at, state, text, by_visitor: byVisitor }) => (
          <li key={at + state} className={css.step}>
            <strong>{byVisitor ? 'Ваш ответ' : claimStateLabels[state]}</strong>
            <time dateTime={at} className={css.quiet}>
              {formatDateTime(at)}
            </time>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
