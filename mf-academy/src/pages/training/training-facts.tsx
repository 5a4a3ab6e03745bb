import { trainingCategoryLabels, trainingLevelLabels } from '@site/contracts/academy-lists';
import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { type Fact, Facts } from '../../features/facts/facts.tsx';
import { SeatPrice } from '../../features/seat-price/seat-price.tsx';
import { formatHours } from '../../features/trainings/hours.ts';
import parts from '../../features/detail-layout/detail-parts.module.css';

type Training = TrainingPageData['training'];

function factsOf({ type, category, level, duration_hours, result, validity_months }: Training): Fact[] {
  return [
    ['Длительность', formatHours(duration_hours)],
    ['Уровень', trainingLevelLabels[level]],
    [
      'Направление',
      <TextLink key="category" href={paths.academyTrainings({ category, type })}>
        {trainingCategoryLabels[category]}
      </TextLink>,
    ],
    ['Результат', typograph(result)],
    ...(validity_months
      ? [['Сертификат действует', formatCount(validity_months, ['месяц', 'месяца', 'месяцев'])] as const]
      : []),
  ];
}

interface TrainingFactsProps {
  training: Training;
  hasDates: boolean;
}

export function TrainingFacts({ training, hasDates }: TrainingFactsProps) {
  const { type } = training;
  return (
    <Card className={parts.card}>
      <Facts facts={factsOf(training)} />
      <p className={parts.price}>
        <SeatPrice of={training} per={'за\u00a0участника'} />
      </p>
      {type === 'online' ? (
        <ButtonLink href="#learning">Пройти курс</ButtonLink>
      ) : (
        <ButtonLink href="#dates">{hasDates ? 'Выбрать дату' : 'Узнать о\u00a0ближайшей дате'}</ButtonLink>
      )}
    </Card>
  );
}
