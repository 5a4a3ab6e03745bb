import type { ParticipantFeedback } from '@site/contracts/manage-events';
import { formatDate } from '@site/kernel/dates';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { list } from '@site/staff/list';

export function FeedbackSection({ feedback }: { feedback: readonly ParticipantFeedback[] }) {
  if (feedback.length === 0) return null;
  const average = feedback.reduce((sum, { rating }) => sum + rating, 0) / feedback.length;
  return (
    <section aria-labelledby="feedback" className={list.section}>
      <h2 id="feedback" className={list.title}>
        Отзывы участников
      </h2>
      <p>
        {`Средняя оценка ${formatNumber(average, 1)} из\u00a05, ${formatCount(feedback.length, ['отзыв', 'отзыва', 'отзывов'])}`}
      </p>
      <ul className={list.list}>
        {feedback.map(({ name, at, rating, liked, missed }) => (
          <li key={`${name} ${at}`} className={list.row}>
            <div>{`${rating} из\u00a05, ${name}`}</div>
            {liked && <div>Понравилось: {liked}</div>}
            {missed && <div>Не&nbsp;хватило: {missed}</div>}
            <div className={list.quiet}>{formatDate(at)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
