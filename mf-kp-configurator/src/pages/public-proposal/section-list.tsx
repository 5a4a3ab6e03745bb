import type { PublicLine, PublicProposal } from '@site/contracts/public-proposal';
import { subtotalLabel } from '@site/kp-rules/total-rows';
import { IconButton } from '@site/ui/button';
import { iconQuestion } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { ProductName } from '@site/ui/product-name';
import { formatSum } from '../../features/sums/sums.ts';
import css from './section-list.module.css';

interface SectionListProps {
  section: PublicProposal['sections'][number];
  /** Null on the page of the seller. */
  onAsk: ((line: PublicLine) => void) | null;
}

/** The lines of one section: a table on a wide screen, cards on a phone. */
export function SectionList({ section: { part, title, lines, sum }, onAsk }: SectionListProps) {
  const hasPictures = lines.some(({ picture }) => picture);
  const hasPrices = lines.some(({ price }) => price !== undefined);
  return (
    <section aria-labelledby={`part-${part}`} className={css.section} data-pictures={hasPictures || undefined}>
      <h2 id={`part-${part}`} className={css.title}>
        {title}
      </h2>
      {/* Screen readers get the name of each fact in its row. */}
      <div className={css.head} aria-hidden="true">
        {hasPictures && <span />}
        <span>Наименование</span>
        <span className={css.end}>Кол-во</span>
        <span className={css.end}>{hasPrices && 'Цена'}</span>
        <span className={css.end}>Сумма</span>
        <span />
      </div>
      <ul className={css.lines} aria-labelledby={`part-${part}`}>
        {lines.map((line) => (
          <Line key={line.key} line={line} withPicture={hasPictures} onAsk={onAsk && (() => onAsk(line))} />
        ))}
      </ul>
      <p className={css.sum}>
        <span>{subtotalLabel(title)}</span> <strong>{formatSum(sum)}</strong>
      </p>
    </section>
  );
}

interface LineProps {
  line: PublicLine;
  withPicture: boolean;
  onAsk: (() => void) | null;
}

function Line({ line, withPicture, onAsk }: LineProps) {
  const { name, article, unit, qty, price, sum, picture } = line;
  return (
    <li className={css.line}>
      {withPicture && (
        <div className={css.picture}>{picture && <Picture picture={picture} fit="contain" decorative />}</div>
      )}
      <div className={css.name}>
        <ProductName name={name} />
        {article && <span className={css.article}>{article}</span>}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Кол-во</dt>
          <dd>
            {qty}&nbsp;{unit}
          </dd>
        </div>
        <div>
          {price !== undefined && (
            <>
              <dt>Цена</dt>
              <dd>{formatSum(price)}</dd>
            </>
          )}
        </div>
        <div className={css.lineSum}>
          <dt>Сумма</dt>
          <dd>{formatSum(sum)}</dd>
        </div>
      </dl>
      <div className={css.ask} data-print="hide">
        {onAsk && <IconButton icon={iconQuestion} label={`Задать вопрос: ${name}`} onClick={onAsk} />}
      </div>
    </li>
  );
}
