import type { Block, BlockOf } from '@site/contracts/blocks';
import { useLoaderData } from '@site/runtime';
import { Section } from '@site/ui/layout';
import { EventsList } from '../../features/events/events-list.tsx';
import { Formats } from './formats.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { loader } from './route.ts';

const cardsOf = (content: readonly Block[]) =>
  content.filter((block): block is BlockOf<'cards'> => block.type === 'cards').flatMap((block) => block.items);

export function AcademyPage() {
  const { seo, content, pagedata } = useLoaderData<typeof loader>();
  const formats = cardsOf(content);
  return (
    <>
      <Hero seo={seo} picture={formats.find(({ picture }) => picture)?.picture} />
      <Section id="events" title="Ближайшие мероприятия">
        <EventsList events={pagedata.events} />
      </Section>
      {formats.length > 0 && <Formats items={formats} />}
      <HowItWorks />
    </>
  );
}
