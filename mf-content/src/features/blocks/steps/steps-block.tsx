import { typograph } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { stepIcon } from './step-icons.ts';
import css from './steps-block.module.css';

export function StepsBlock({ block }: BlockProps<'steps'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <ol className={css.steps}>
        {block.items.map(({ title, text, icon }) => {
          const shape = stepIcon(icon);
          return (
            <li key={title} className={css.step}>
              <div className={css.mark} aria-hidden="true">
                {shape && <Icon shape={shape} />}
              </div>
              <Heading className={css.title}>{typograph(title)}</Heading>
              <p className={css.text}>{typograph(text)}</p>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}
