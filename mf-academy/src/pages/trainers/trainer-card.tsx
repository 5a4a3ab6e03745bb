import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { Trainer } from '@site/contracts/academy-trainers';
import { pluralForm } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { Card } from '@site/ui/card';
import { CardLink } from '@site/ui/link';
import { Leaf } from '../../features/leaf/leaf.tsx';
import css from './trainer-card.module.css';

export function TrainerCard({ trainer }: { trainer: Trainer }) {
  const { url, name, position, categories, experience_years } = trainer;
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
        </div>
        <Leaf
          className={css.leaf}
          number={experience_years}
          unit={`${pluralForm(experience_years, ['год', 'года', 'лет'])} опыта`}
        />
      </Card>
    </div>
  );
}
