import { useApi, useLoad } from '@site/runtime';
import { list } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Skeleton } from '@site/ui/skeleton';
import { type CSSProperties, useState } from 'react';
import css from './staff-proposal.module.css';

/** The drawing, loaded when it is opened. */
export function PlanSection({ slug }: { slug: string }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const plan = useLoad(
    slug,
    (signal) => api.call('GET /manage/proposals/{number}/plan/', { params: { number: slug }, signal }),
    isOpen,
  );
  return (
    <details className={css.plan} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>План парковки</summary>
      {plan.problem ? (
        <Alert
          tone="danger"
          live
          actions={
            <Button size="small" onClick={plan.retry}>
              Повторить
            </Button>
          }
        >
          {plan.problem}
        </Alert>
      ) : !plan.value ? (
        <Skeleton height="16rem" />
      ) : plan.value.sheets.length === 0 ? (
        <p className={list.quiet}>Проездов пока нет.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- content wider than the page is scrolled by keys
        <div className={css.paper} role="group" aria-label="План парковки" tabIndex={0}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(plan.value.svg)}`}
            alt={`Чертёж парковки. ${plan.value.sheets.join('. ')}`}
            width={plan.value.width}
            height={plan.value.height}
            className={css.drawing}
            style={{ '--metres': plan.value.width / 1_000 } as CSSProperties}
          />
        </div>
      )}
    </details>
  );
}
