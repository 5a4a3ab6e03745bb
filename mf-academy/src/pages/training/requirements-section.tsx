import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { typograph } from '@site/kernel/typography';
import { TextLink } from '@site/ui/link';
import css from './training-page.module.css';

export function RequirementsSection({ training }: Pick<TrainingPageData, 'training'>) {
  const { requirements, required } = training;
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements">Требования</h2>
      <p className={css.text}>{typograph(requirements)}</p>
      {required && (
        <p className={css.text}>
          Нужен действующий сертификат программы «<TextLink href={required.url}>{typograph(required.title)}</TextLink>
          ».
        </p>
      )}
    </section>
  );
}
