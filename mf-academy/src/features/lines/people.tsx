import type { TrainerLink } from '@site/contracts/trainer-link';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { Lines } from './lines.tsx';
import css from './people.module.css';

export const People = ({ people }: { people: readonly TrainerLink[] }) => (
  <section aria-labelledby="trainers">
    <h2 id="trainers">{people.length > 1 ? 'Преподаватели' : 'Преподаватель'}</h2>
    <Lines
      lines={people.map(({ url, name, position, photo }) => ({
        key: url,
        picture: photo && <Picture picture={photo} decorative className={css.face} />,
        text: <TextLink href={url}>{name}</TextLink>,
        note: position,
      }))}
    />
  </section>
);
