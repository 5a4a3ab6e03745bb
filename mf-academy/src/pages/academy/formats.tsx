import type { BlockOf } from '@site/contracts/blocks';
import { bindSpaces } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconAcademy, iconPlay, iconShield } from '@site/ui/icons';
import { Section } from '@site/ui/layout';
import css from './formats.module.css';

/** In the order in which the formats come: in the classroom, online, certification. */
const icons = [iconAcademy, iconPlay, iconShield];

export function Formats({ items }: { items: BlockOf<'cards'>['items'] }) {
  return (
    <Section title="Форматы обучения" ground="panel">
      <div className={css.formats}>
        {items.map(({ title, text }, index) => (
          <Card key={title}>
            <Icon shape={icons[index % icons.length] ?? iconAcademy} size={40} className={css.icon} />
            <h3 className={css.title}>{bindSpaces(title)}</h3>
            <p className={css.text}>{bindSpaces(text)}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
