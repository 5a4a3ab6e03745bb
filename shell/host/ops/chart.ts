import { PERIOD, type Period } from '../../releases/watch/status.ts';
import { html, type Markup } from './markup.ts';

const WIDTH = 144;
const HEIGHT = 28;
/** Height of the share of failures at the top of the chart: a tenth of the visits or more. */
const FULL = 0.1;
/** Periods of six hours. */
const SHOWN = (6 * 60 * 60_000) / PERIOD;

/** A small chart of the last six hours: visits as grey columns, the share of failures as red ones in front of them. */
export function chart(periods: readonly Period[], now: number): Markup {
  const first = now - (now % PERIOD) - (SHOWN - 1) * PERIOD;
  const most = Math.max(1, ...periods.map(({ visits }) => visits));
  const columns = periods
    .filter(({ at, visits }) => at >= first && visits > 0)
    .flatMap(({ at, visits, failed }) => {
      const left = ((at - first) / PERIOD) * (WIDTH / SHOWN);
      return [
        column('visits', left, visits / most),
        ...(failed > 0 ? [column('failed', left, Math.max(0.1, Math.min(1, failed / visits / FULL)))] : []),
      ];
    });
  const [visits, failed] = [sumOf(periods, 'visits'), sumOf(periods, 'failed')];
  const label = `Last six hours: ${failed} failures in ${visits} visits`;
  return html`<svg class="chart" role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${columns}</svg>`;
}

function column(name: string, left: number, share: number): Markup {
  const height = share * HEIGHT;
  return html`<rect
    class="${name}"
    x="${left}"
    y="${(HEIGHT - height).toFixed(1)}"
    width="1.6"
    height="${height.toFixed(1)}"
  />`;
}

const sumOf = (periods: readonly Period[], key: 'visits' | 'failed') =>
  periods.reduce((sum, period) => sum + period[key], 0);
