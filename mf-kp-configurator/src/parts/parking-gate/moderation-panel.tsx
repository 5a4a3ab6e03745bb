import type { ModerationFlags } from '@site/contracts/moderation';
import { paths } from '@site/contracts/paths';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { GateDrawing } from '@site/ui/empty-state';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './parking-gate.module.css';

const rights: [keyof ModerationFlags, string][] = [
  ['user_access_moderation', 'Подключение к\u00a0компании'],
  ['dealer_access_moderation', 'Вступление в\u00a0партнёрскую сеть'],
  ['kp_access_moderation', 'Доступ к\u00a0конфигуратору парковок'],
];

interface ModerationPanelProps {
  title: string;
  subtitle: string;
  flags: ModerationFlags;
}

/** Names every pending right: some combinations have no title that explains the wait. */
export function ModerationPanel({ title, subtitle, flags }: ModerationPanelProps) {
  return (
    <div className={css.pending}>
      <GateDrawing />
      <h1 className={css.title}>{title || <VisuallyHidden>Доступ к&nbsp;конфигуратору парковок</VisuallyHidden>}</h1>
      {subtitle && <p className={css.text}>{subtitle}</p>}
      <ul className={css.rights} aria-label="На рассмотрении у менеджера">
        {rights
          .filter(([flag]) => flags[flag])
          .map(([flag, label]) => (
            <li key={flag} className={css.right}>
              {label} <Badge tone="warning">На модерации</Badge>
            </li>
          ))}
      </ul>
      <ButtonLink href={paths.parkingSystems()} fullWidth>
        Вернуться к&nbsp;парковочным решениям
      </ButtonLink>
    </div>
  );
}
