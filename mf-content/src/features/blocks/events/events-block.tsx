import { paths } from '@site/contracts/paths';
import { Part } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

/** The academy renders the events; the block adds the heading. */
export function EventsBlock({ block }: BlockProps<'events'>) {
  return (
    <TitledSection block={block}>
      <Part
        name="upcoming-events"
        limit={block.limit}
        fallback={
          <p>
            Ближайшие даты и&nbsp;запись на&nbsp;обучение{' — '}
            <TextLink href={paths.academyCalendar()}>в&nbsp;расписании академии</TextLink>.
          </p>
        }
      />
    </TitledSection>
  );
}
