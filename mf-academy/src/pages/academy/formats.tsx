import type { BlockOf } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconAcademy, iconClock, iconPlay, iconShield } from '@site/ui/icons';
import { Section } from '@site/ui/layout';
import { CardLink } from '@site/ui/link';
import css from './formats.module.css';

/** In the order of the formats: classroom, webinars, self-paced, certification. */
const icons = [iconAcademy, iconPlay, iconClock, iconShield];

export function Formats({ items }: { items: BlockOf<'cards'>['items'] }) {
  return (
    <Section title="Форматы обучения" ground="panel">
      <div className={css.formats}>
        {items.map(({ title, text, link }, index) => (
          <Card key={title} className={css.card}>
            <Icon shape={icons[index % icons.length] ?? iconAcademy} size={40} className={css.icon} />
            <h3 className={css.title}>
              {link ? <CardLink href={link}>{typograph(title)}</CardLink> : typograph(title)}
            </h3>
            <p className={css.text}>{typograph(text)}</p>
          </Card>
        ))}
      </div>
      <ButtonLink href={paths.academyTrainings()} variant="secondary" className={css.all}>
        Все программы обучения
      </ButtonLink>
    </Section>
  );
}
