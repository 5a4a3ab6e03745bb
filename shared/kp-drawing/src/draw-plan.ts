import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Calculation } from '@site/kp-rules/calculation';
import type { Rules } from '@site/kp-rules/versions';
import { cableRuns } from './cable-runs.ts';
import { itemsOf } from './items.ts';
import { placed } from './placed.ts';
import type { Plan } from './plan.ts';
import { filledSheets } from './sheets.ts';

/** Draws the plan of a car park and its bill. Pure: the result depends only on the input. */
export function drawPlan(configuration: ProposalConfiguration, { lines }: Calculation, rules: Rules): Plan {
  const items = itemsOf(configuration, lines, rules);
  const sheets = filledSheets(configuration, items).map((sheet, index) => placed(sheet, index + 1, configuration));
  const cables = cableRuns(sheets);
  return {
    sheets: sheets.map((sheet, index) => ({ ...sheet, cables: cables[index] ?? [] })),
    cables: {
      runs: cables.flat().reduce((sum, { runs }) => sum + runs, 0),
      metres: cables.flat().reduce((sum, { runs, metres }) => sum + runs * metres, 0),
    },
  };
}
