import type { Line } from '@site/kp-rules/calculation';
import type { OfferLine } from '@site/kp-rules/customer-offer';
import { useEditor } from '../editor/editor-context.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { useShownPlan } from '../plan/plan-selection.tsx';
import { Why } from '../rules/why.tsx';
import { LineDiscount } from './line-discount.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { formatSum } from '../../sums/sums.ts';
import css from './lines.module.css';

interface LineRowProps {
  line: Line;
  /** Undefined when the line is not offered. */
  offered: OfferLine | undefined;
  objectNames: ReadonlyMap<string, string>;
  changed: boolean;
  discount: boolean;
}

export function LineRow({ line, offered, objectNames, changed, discount }: LineRowProps) {
  const { comments } = useEditor();
  const showOnPlan = useShownPlan()?.showLine(line.key);
  const { article, name, unit, reasons, source, key } = line;
  return (
    <li className={css.row} data-changed={changed || undefined} data-line={key} id={`line-${key}`} tabIndex={-1}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        {article && <span className={css.article}>{article}</span>}
        <Why>
          {reasons.map((reason) => (
            <p key={reason.text}>
              {reason.rules.length > 0 && <b>{reason.rules.join(', ')}. </b>}
              <span>
                {`${reason.text}: ${reason.qty}`}
                {reason.objects.length > 0 && (
                  <span>{` (${reason.objects.map((id) => objectNames.get(id) ?? id).join(', ')})`}</span>
                )}
              </span>
            </p>
          ))}
        </Why>
        {showOnPlan && (
          <PlanLink href="#plan" className={css.onPlan} onFollow={showOnPlan} label={`На\u00a0плане: ${name}`}>
            на&nbsp;плане
          </PlanLink>
        )}
        {comments[key] && <p className={css.comment}>Менеджер: {comments[key]}</p>}
      </div>
      <LineQuantity line={line} />
      <div className={css.price}>
        {offered && offered.price !== null && (
          <>
            {offered.price !== offered.retail && <s>{formatSum(offered.retail)}</s>}
            <span>
              {formatSum(offered.price)} <span className={css.unit}>за&nbsp;{unit}</span>
            </span>
          </>
        )}
      </div>
      {discount && source === 'manufacturer' && offered && <LineDiscount line={line} />}
      <div className={css.sum}>{offered ? formatSum(offered.sum) : '—'}</div>
    </li>
  );
}
