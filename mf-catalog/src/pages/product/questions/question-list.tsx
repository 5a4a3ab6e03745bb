import type { Product } from '@site/contracts/catalog';
import type { ProductQuestion } from '@site/contracts/questions';
import { formatDate } from '@site/kernel/dates';
import { useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useMoreQuestions } from './use-more-questions.ts';
import css from './questions.module.css';

/** Published questions about the product, newest first. */
export function QuestionList({ product: { id, questions } }: { product: Pick<Product, 'id' | 'questions'> }) {
  const { shown, list, rest, loading, showMore } = useMoreQuestions(id, questions);
  return (
    <div className={css.published}>
      <ul ref={list} className={css.list}>
        {shown.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" className={css.more} loading={loading} onClick={() => void showMore()}>
          Показать ещё
        </Button>
      )}
    </div>
  );
}

function Question({
  question: { author, city, text, asked_on: asked, answer, answered_on: answered },
}: {
  question: ProductQuestion;
}) {
  const { brand_name: brand } = useSite().settings;
  return (
    <li className={css.item} tabIndex={-1}>
      <p className={css.who}>
        <span className={css.name}>
          {author}, {city}
        </span>{' '}
        <Day date={asked} />
      </p>
      <p className={css.question}>{text}</p>
      <div className={css.answer}>
        <p className={css.who}>
          <span className={css.name}>Специалист {brand}</span> <Day date={answered} />
        </p>
        <p className={css.words}>{answer}</p>
      </div>
    </li>
  );
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>;
