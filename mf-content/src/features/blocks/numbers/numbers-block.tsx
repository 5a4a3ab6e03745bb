import { typograph } from '@site/kernel/typography';
import { Section } from '@site/ui/layout';
import type { BlockProps } from '../block-view.ts';
import css from './numbers-block.module.css';

export function NumbersBlock({ block: { items } }: BlockProps<'numbers'>) {
  return (
    <Section>
      <dl className={css.numbers}>
        {items.map(({ value, unit, label }) => (
          <div key={label} className={css.item}>
            <dt className={css.label}>{typograph(label)}</dt>
            <dd className={css.value}>
              {value}
              {unit && <span className={css.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
