import { Badge, type BadgeProps } from '../badge/index.ts';
import css from './product-card.module.css';

interface Look {
  tone: BadgeProps['tone'];
  label: string;
  /** What is read aloud, and seen where there is room for it. */
  rest?: string;
}

const looks: Record<string, Look | undefined> = {
  new: { tone: 'info', label: 'Новинка' },
  hit: { tone: 'success', label: 'Хит', rest: ' продаж' },
  promo: { tone: 'danger', label: 'Акция' },
  discontinued: { tone: 'neutral', label: 'Снят', rest: ' с\u00a0производства' },
};

/** The product's marks in words, in the corner of the picture that holds them; one that this version does not know is left out. */
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
