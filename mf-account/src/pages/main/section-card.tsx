import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import type { IconShape } from '@site/ui/icons';
import css from './section-card.module.css';

interface SectionCardProps {
  icon: IconShape;
  title: string;
  text: string;
  url: string;
}

/** The whole card is the link's target, while its name stays short. */
export function SectionCard({ icon, title, text, url }: SectionCardProps) {
  return (
    <Card className={css.card} role="listitem">
      <Icon shape={icon} size={32} className={css.icon} />
      <h2 className={css.title}>
        <a className={css.link} href={url}>{title}</a>
      </h2>
      <p className={css.text}>{text}</p>
    </Card>
  );
}
