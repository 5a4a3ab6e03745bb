import { paths } from '@site/contracts/paths';
import type { PublicProposal } from '@site/contracts/public-proposal';
import { SCALE } from '@site/kp-drawing/geometry';
import { ButtonLink } from '@site/ui/button';
import { iconDownload } from '@site/ui/icons';
import type { CSSProperties } from 'react';
import css from './plan-card.module.css';

interface PlanCardProps {
  /** Secret of the link. */
  id: string;
  plan: NonNullable<PublicProposal['plan']>;
}

/**
 * The drawing as an image of the API: shown without scripts and in print. On a phone it scrolls, so that it stays
 * readable.
 */
export function PlanCard({ id, plan: { width, height, sheets } }: PlanCardProps) {
  return (
    <section aria-labelledby="plan" className={css.plan}>
      <h2 id="plan" className={css.title}>
        План парковки
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- content wider than the page is scrolled by keys */}
      <div className={css.paper} role="group" aria-labelledby="plan" tabIndex={0}>
        <img
          src={paths.proposalViewPlan(id)}
          alt={`Чертёж парковки. ${sheets.join('. ')}`}
          {...{ width, height }}
          loading="lazy"
          decoding="async"
          className={css.drawing}
          style={{ '--metres': width / 1_000 } as CSSProperties}
        />
      </div>
      <p className={css.note}>
        Проезды и&nbsp;стрелы начерчены в&nbsp;масштабе, поля мест показаны условно. В&nbsp;файле масштаб 1&nbsp;:&nbsp;
        {SCALE}.
      </p>
      <div data-print="hide">
        <ButtonLink
          variant="secondary"
          size="small"
          iconStart={iconDownload}
          href={paths.proposalViewPlan(id)}
          download
        >
          Скачать чертёж
        </ButtonLink>
      </div>
    </section>
  );
}
