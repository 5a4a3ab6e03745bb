import { TextLink } from '@site/ui/link';
import { Lines } from './lines.tsx';

interface PeopleProps {
  people: readonly { url: string; name: string; position: string }[];
}

export const People = ({ people }: PeopleProps) => (
  <section aria-labelledby="trainers">
    <h2 id="trainers">{people.length > 1 ? 'Преподаватели' : 'Преподаватель'}</h2>
    <Lines
      lines={people.map(({ url, name, position }) => ({
        key: url,
        text: <TextLink href={url}>{name}</TextLink>,
        note: position,
      }))}
    />
  </section>
);
