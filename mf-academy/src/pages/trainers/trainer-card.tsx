import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { Trainer } from '@site/contracts/academy-trainers';
import { formatCount, pluralForm } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { cx } from '@site/ui/cx';
import { Card } from '@site/ui/card';
import { CardLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { Leaf } from '../../features/leaf/leaf.tsx';
import css from './trainer-card.module.css';

const YEARS = ['год', 'года', 'лет'] as const;

/** Without a photo the years of experience take its place. */
export function TrainerCard({ trainer }: { trainer: Trainer }) {
  const { url, name, position, categories, experience_years, photo } = trainer;
  return (
    <div role="listitem" className={css.item}>
      <Card padding="none" className={css.card}>
        <div className={css.body}>
          <h2 className={css.name}>
            <CardLink href={url}>{name}</CardLink>
          </h2>
          <p>{typograph(position)}</p>
          <p className={css.categories}>
            {categories.map((category) => trainingCategoryLabels[category]).join('\u00a0· ')}
          </p>
          {photo && <p className={css.categories}>{formatCount(experience_years, YEARS)} опыта</p>}
        </div>
        {photo ? (
          <Picture picture={photo} decorative fit="cover" className={cx(css.leaf, css.photo)} />
        ) : (
          <Leaf className={css.leaf} number={experience_years} unit={`${pluralForm(experience_years, YEARS)} опыта`} />
        )}
      </Card>
    </div>
  );
}
