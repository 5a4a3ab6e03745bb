import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import type { IconShape } from '@site/ui/icons';
import { CardLink } from '@site/ui/link';
import css from './section-card.module.css';

interface SectionCardProps {
  icon: IconShape;
  title: string;
  text: string;
  url: string;
}

/** The whole card is the target of the link, while its accessible name stays short. */
export function SectionCard({ icon, title, text, url }: SectionCardProps) {
  return (
    <Card className={css.card} role="listitem">
      <Icon shape={icon} size={32} className={css.icon} />
      <h2 className={css.title}>
        <CardLink href={url}>{title}</CardLink>
      </h2>
      <p className={css.text}>{text}</p>
    </Card>
  );
}
