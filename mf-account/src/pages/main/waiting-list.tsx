import type { Waiting } from '@site/contracts/dashboard';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { CardLink } from '@site/ui/link';
import {
  iconBox,
  iconCalendar,
  iconFile,
  iconMail,
  iconRuble,
  iconShield,
  iconUser,
  type IconShape,
} from '@site/ui/icons';
import { ProductName } from '@site/ui/product-name';
import css from './waiting-list.module.css';

const icons: Record<Waiting['kind'], IconShape> = {
  payment: iconRuble,
  pickup: iconBox,
  answer: iconMail,
  proposal: iconFile,
  member: iconUser,
  certificate: iconShield,
  policy: iconFile,
  event: iconCalendar,
  training: iconShield,
};

export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={css.section}>
      <h2 id="waiting" className={css.title}>
        Ждёт вас
      </h2>
      <ul className={css.list}>
        {waiting.map(({ kind, title, text, url }) => (
          <li key={kind + title}>
            <Card padding="small" className={css.card}>
              <Icon shape={icons[kind]} className={css.icon} />
              <div>
                <CardLink className={css.link} href={url}>
                  <ProductName name={title} />
                </CardLink>
                <p className={css.text}>{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
