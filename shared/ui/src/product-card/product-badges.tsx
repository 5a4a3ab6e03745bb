import { Badge, type BadgeProps } from '../badge/index.ts';
import css from './product-card.module.css';

interface Look {
  tone: BadgeProps['tone'];
  label: string;
  /** Rest of the label: always announced, visible where there is room. */
  rest?: string;
}

const looks: Record<string, Look | undefined> = {
  new: { tone: 'info', label: 'Новинка' },
  hit: { tone: 'success', label: 'Хит', rest: ' продаж' },
  promo: { tone: 'danger', label: 'Акция' },
  discontinued: { tone: 'neutral', label: 'Снят', rest: ' с\u00a0производства' },
};

/** Badges of a product, placed in the corner of its picture. Unknown badges are skipped. */
export function ProductBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null;
  return (
    <div className={css.badges}>
      {badges.map((badge) => {
        const look = looks[badge];
        return (
          look && (
            <Badge key={badge} tone={look.tone}>
              {look.label}
              {look.rest && <span className={css.rest}>{look.rest}</span>}
            </Badge>
          )
        );
      })}
    </div>
  );
}
