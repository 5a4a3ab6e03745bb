import type { Order } from '@site/contracts/orders';
import { formatDateShort } from '@site/kernel/dates';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { stagesOf } from './stages.ts';
import css from './progress.module.css';

const words = { done: 'пройдено', now: 'сейчас', ahead: 'впереди' };

export function Progress({ order }: { order: Order }) {
  return (
    <ol className={css.stages} aria-label="Ход заказа">
      {stagesOf(order).map(({ title, state, at, label }) => (
        <li key={title} className={css.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.mark}>{state === 'done' && <Icon shape={iconCheck} size={20} />}</span>
          <span className={css.words}>
            <span className={css.title}>
              {title}
              <VisuallyHidden>: {words[state]}</VisuallyHidden>
            </span>
            {label && label !== title && <span className={css.label}>{label}</span>}
            {at && (
              <time className={css.date} dateTime={at}>
                {formatDateShort(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
