import { type ProposalStep, stepLabels } from '@site/contracts/proposal-steps';
import { formatCount } from '@site/kernel/plurals';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { useBillChange, useEditor, useResult } from '../editor/editor-context.tsx';
import { formatSum } from '../../sums/sums.ts';
import { LastChange } from './last-change.tsx';
import { ProblemLinks } from './problem-links.tsx';
import css from './bill.module.css';

export function RunningBill({ step }: { step: ProposalStep }) {
  const { stepHref } = useEditor();
  const { bill } = useResult();
  const change = useBillChange();
  const changed = new Set(change?.lines.map(({ key }) => key));
  const { lines, subtotals, total, discount, vat } = bill;
  return (
    <div className={css.bill}>
      <div>
        <p className={css.total}>{formatSum(total)}</p>
        <p className={css.quiet}>
          {(discount > 0 ? `Скидка ${formatSum(discount)}. ` : '') +
            vat.text +
            (total > 0 && vat.amount !== null ? ` ${formatSum(vat.amount)}` : '')}
        </p>
      </div>
      <LastChange change={change} />
      <ProblemLinks />
      {lines.length === 0 ? (
        <p className={css.quiet}>Смета появится, когда на&nbsp;парковке будут проезды.</p>
      ) : (
        subtotals.map((subtotal) => {
          const stepLines = lines.filter((line) => line.step === subtotal.step);
          return (
            <details key={subtotal.step} className={css.group} open={subtotal.step === step || undefined}>
              <summary data-changed={stepLines.some(({ key }) => changed.has(key)) || undefined}>
                <span className={css.label}>{stepLabels[subtotal.step]}</span>
                <span className={css.sum}>{formatSum(subtotal.sum)}</span>
                <Icon shape={iconChevronDown} size={16} className={css.arrow} />
              </summary>
              <ul>
                {stepLines.map(({ key, name, qty, sum }) => (
                  <li key={key} data-changed={changed.has(key) || undefined}>
                    <span>
                      <span>{name}</span>
                      <span className={css.quiet}>{` ×\u00a0${qty}`}</span>
                    </span>
                    <span className={css.sum}>{formatSum(sum)}</span>
                  </li>
                ))}
              </ul>
            </details>
          );
        })
      )}
      {lines.length > 0 && step !== 'summary-checking' && (
        <p className={css.quiet}>
          <span>{`Всего ${formatCount(lines.length, ['позиция', 'позиции', 'позиций'])}. `}</span>
          <a href={stepHref('summary-checking')}>Вся смета</a>
        </p>
      )}
    </div>
  );
}
