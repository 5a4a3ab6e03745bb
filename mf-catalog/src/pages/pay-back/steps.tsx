import { useScroller } from '@site/ui/carousel';
import { cx } from '@site/ui/cx';
import { phoneRow } from '@site/ui/phone-row';
import type { systems } from './systems.ts';
import css from './pay-back-page.module.css';

/** The steps of a visit to the car park. On a phone the row scrolls, and is focusable for the keyboard. */
export function Steps({ steps }: Pick<(typeof systems)['tickets'], 'steps'>) {
  const { ref, takesFocus } = useScroller<HTMLOListElement>();
  return (
    <ol ref={ref} className={cx(css.steps, phoneRow)} {...(takesFocus && { tabIndex: 0 })}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
