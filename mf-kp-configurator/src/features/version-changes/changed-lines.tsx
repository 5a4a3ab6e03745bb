import type { VersionChanges } from '@site/contracts/version-changes';
import { formatCount } from '@site/kernel/plurals';
import { Badge } from '@site/ui/badge';
import { formatDifference, formatSum } from '../sums/sums.ts';
import css from './version-changes.module.css';

/** A list up to this length is open by default. */
const FEW = 10;

type Line = VersionChanges['lines'][number];
type State = NonNullable<Line['before']>;

const isCompositional = ({ before, after }: Line) => before?.qty !== after?.qty;

/**
 * Changes of the composition; lines with only a new price are collapsed, because a discount on the
 * whole proposal changes every price.
 */
export function ChangedLines({ lines }: { lines: readonly Line[] }) {
  const composed = lines.filter(isCompositional);
  const priced = lines.filter((line) => !isCompositional(line));
  return (
    <>
      {composed.length > 0 && <LineList label={'Отличия в\u00a0составе'} lines={composed} />}
      {priced.length > 0 && (
        <details open={composed.length === 0 && priced.length <= FEW}>
          <summary className={css.summary}>
            Только цена или скидка: {formatCount(priced.length, ['строка', 'строки', 'строк'])}
          </summary>
          <LineList label="Отличия в&nbsp;ценах" lines={priced} />
        </details>
      )}
    </>
  );
}

const LineList = ({ label, lines }: { label: string; lines: readonly Line[] }) => (
  <ul className={css.lines} aria-label={label}>
    {lines.map((line) => (
      <ChangedLine key={line.key} line={line} />
    ))}
  </ul>
);

function ChangedLine({ line: { name, article, unit, before, after } }: { line: Line }) {
  const change = (after?.sum ?? 0) - (before?.sum ?? 0);
  return (
    <li className={css.line}>
      <div className={css.name}>
        {name}
        {article && <span className={css.quiet}>{article}</span>}
        {!before && <Badge tone="success">Добавлено</Badge>}
        {!after && <Badge tone="danger">Удалено</Badge>}
      </div>
      <dl className={css.states}>
        <Stage label="Было" state={before} unit={unit} />
        <Stage label="Стало" state={after} unit={unit} />
        <div>
          <dt>Разница</dt>
          <dd className={css.change}>{formatDifference(change)}</dd>
        </div>
      </dl>
    </li>
  );
}

const Stage = ({ label, state, unit }: { label: string; state: State | null; unit: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {state ? (
        <>
          <span>{`${state.qty}\u00a0${unit} × ${formatSum(state.price)}`}</span>
          {state.discount_percent > 0 && (
            <span className={css.quiet}>скидка {String(state.discount_percent).replace('.', ',')}&nbsp;%</span>
          )}
        </>
      ) : (
        '—'
      )}
    </dd>
  </div>
);
